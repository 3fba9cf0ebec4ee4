/** The proof of one tick as it crosses the network: what `wire/proof` checks. */
import * as z from 'zod/mini'
import type { TickProof } from './proof/tickProof.ts'
import { millis, pair } from './schemas.ts'

/** A line as it is hashed: exactly these letters. */
const line = z.string()
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const tickProof = z.object({
  symbol: pair,
  group: z.enum(['crypto', 'forex', 'stock']),
  kind: z.enum(['firstAfter', 'lastAt']),
  moment: millis,
  /** The blocks from the tick to the moment, or from the moment to the tick, from the oldest on. */
  blocks: z.array(line),
  /** Where the last block stands in what was published; absent until its minute is over. */
  place: z.optional(z.object({ minute: line, index: z.number(), path: z.array(hash) })),
})

/** What a server sends is what the check reads. */
export const tickProofOf = (proof: TickProof): z.output<typeof tickProof> => ({
  ...proof,
  blocks: [...proof.blocks],
  place: proof.place && { ...proof.place, path: [...proof.place.path] },
})
