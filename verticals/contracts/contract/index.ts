/** What contracts offer over the network. */
export { account, order, position } from './parts.ts'
export * from './read.ts'
export { getReceipt } from './receipt.ts'
export * from './trade.ts'
