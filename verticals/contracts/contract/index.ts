/** What contracts offer over the network. */
export { account, order, position } from './parts.ts'
export * from './read.ts'
export * from './trade.ts'
