/** What the portfolio offers over the network, under the specification's word for it: mining. */
export * from './order.ts'
export * from './read.ts'
export * from './subscribe.ts'
