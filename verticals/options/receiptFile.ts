/** The receipt of an option as a file: read with care, and checked without trust in who made it. */
import { tickProof, z } from '@evenkeel/wire'
import { checkTickProof, type TickProof } from '@evenkeel/wire/proof'
import type { FileVerdict, NamedTick, ReceiptFile } from '@evenkeel/wire/server'
import { checkReceipt, type Receipt } from './verify/check.ts'

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

export const optionReceipts: ReceiptFile = {
  check(said) {
    const read = z.safeParse(file, said)
    return read.success ? check(said as Receipt, read.data.proofs) : undefined
  },
}

function check(receipt: Receipt, proofs: Receipt['proofs']): FileVerdict {
  const { fault } = checkReceipt(receipt)
  if (fault !== undefined) return { fault: WORDS[fault] }
  const held = [heldOf('opened', proofs.opened), heldOf('closed', proofs.closed)]
  return {
    held: held.filter((one) => one !== undefined),
    says: 'Its expiry, its outcome and what was paid are what the rules make of these ticks.',
  }
}

function heldOf(name: string, proof: TickProof | undefined): NamedTick | undefined {
  const tick = proof && checkTickProof(proof).tick
  return proof && tick && { name, proof, tick }
}

const WORDS = {
  malformed: 'Something in it is not what a receipt says.',
  expiryWrong: 'Its expiry is not its acceptance and its duration.',
  openingUnproven: 'The tick that it opened at is not proven for this moment.',
  closingUnproven: 'The tick that it closed at is not proven for this moment.',
  openingWrong: 'The chain says another opening tick than the receipt.',
  closingWrong: 'The chain says another closing tick than the receipt.',
  outcomeWrong: 'By these ticks it should have ended otherwise.',
  arithmeticWrong: 'What was paid is not what the rules make of it.',
} as const
