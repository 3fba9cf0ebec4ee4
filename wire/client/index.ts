/** The client side of the wire: calls, the stream, and what they end in. */
export * from './client.ts'
export * from './clock.ts'
export * from './failures.ts'
export * from './key.ts'
export * from './stream.ts'
export type { TopicNews } from './topics.ts'
