/** What a receipt carries beside its facts: its record in the receipt chain, and the exchange's signature. */
import * as z from 'zod/mini'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const receiptRecord = z.object({
  /** Hashed with the facts, so that nobody finds them by trying. */
  salt: hash,
  /** The line of the block as it is hashed. */
  block: z.string(),
  /** Its place among the receipts of the block, and the hashes beside the way to the root. */
  index: z.number(),
  path: z.array(hash),
})

export const receiptSignature = z.object({
  /** The public key, one of those that are published: Ed25519, in hex. */
  key: hash,
  value: z.string().check(z.regex(/^[0-9a-f]{128}$/)),
})
