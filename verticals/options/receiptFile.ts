/** The receipt of an option as a file: read with care, and checked without trust in who made it. */
import { tickProof, z } from '@evenkeel/wire'
import { receiptFile } from '@evenkeel/wire/server'
import { checkReceipt, type Receipt, type ReceiptFault } from './verify/check.ts'

const told = z.object({ price: z.string(), source: z.string(), at: z.number() })
const file = z.object({
  symbol: z.string(),
  acceptedAt: z.number(),
  expiresAt: z.number(),
  outcome: z.enum(['won', 'lost', 'equal', 'stale', 'unopened']),
  opened: z.optional(told),
  closed: z.optional(told),
  proofs: z.object({ opened: z.optional(tickProof), closed: z.optional(tickProof) }),
})

const NAMES = { firstAfter: 'opened', lastAt: 'closed' } as const

export const optionReceipts = receiptFile<Receipt, ReceiptFault>({
  isKind: (said) => z.safeParse(file, said).success,
  check: checkReceipt,
  ticks: (proven) => proven.map(({ proof, tick }) => ({ name: NAMES[proof.kind], proof, tick })),
  says: 'Its expiry, its outcome and what was paid are what the rules make of these ticks.',
  words: {
    malformed: 'Something in it is not what a receipt says.',
    expiryWrong: 'Its expiry is not its acceptance and its duration.',
    openingUnproven: 'The tick that it opened at is not proven for this moment.',
    closingUnproven: 'The tick that it closed at is not proven for this moment.',
    openingWrong: 'The chain says another opening tick than the receipt.',
    closingWrong: 'The chain says another closing tick than the receipt.',
    outcomeWrong: 'By these ticks it should have ended otherwise.',
    arithmeticWrong: 'What was paid is not what the rules make of it.',
  },
})
