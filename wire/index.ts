/** What crosses the network: calls, channels, the envelope, languages. For both sides. */
export * as z from 'zod/mini'
export * from './amountDigits.ts'
export * from './call.ts'
export * from './channel.ts'
export * from './envelope.ts'
export * from './language.ts'
export * from './refusals.ts'
export * from './schemas.ts'
