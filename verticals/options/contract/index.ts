/** What timed options offer over the network. */
export { option, tick } from './order.ts'
export * from './place.ts'
export * from './read.ts'
export * from './receipt.ts'
