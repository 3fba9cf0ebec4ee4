/** The receipt of a position as a file: read with care, and checked without trust in who made it. */
import { z } from '@evenkeel/wire'
import type { ReceiptFile } from '@evenkeel/wire/server'
import { checkReceipt, type Receipt } from './verify/check.ts'

const file = z.object({
  symbol: z.string(),
  side: z.enum(['long', 'short']),
  steps: z.array(z.object({ what: z.string() })),
})

export const contractReceipts: ReceiptFile = {
  check(said) {
    if (!z.safeParse(file, said).success) return undefined
    const { fault, proven } = checkReceipt(said as Receipt)
    if (fault !== undefined) return { fault: WORDS[fault] }
    return {
      held: proven.map(({ proof, tick }) => ({ name: 'mark', proof, tick })),
      says: 'Every step that a price decided follows from it, and lots, profits, fees and funding add up.',
    }
  },
}

const WORDS = {
  malformed: 'Something in it is not what a receipt says.',
  tickUnproven: 'A price that decided a step is not proven for its moment.',
  tickWrong: 'The chain says another price than the receipt.',
  decisionWrong: 'By its price a step should not have been, or not so.',
  arithmeticWrong: 'What it came to is not what the rules make of its steps.',
} as const
