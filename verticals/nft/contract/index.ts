/** What the NFT market offers over the network. */
export * from './market.ts'
export * from './shapes.ts'
export * from './trade.ts'
