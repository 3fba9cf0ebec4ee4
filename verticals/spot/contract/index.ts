/** What spot trading offers over the network. */
export { order } from './order.ts'
export * from './place.ts'
export * from './read.ts'
