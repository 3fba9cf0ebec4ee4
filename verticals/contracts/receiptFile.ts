/** The receipt of a position as a file: read with care, and checked without trust in who made it. */
import { z } from '@evenkeel/wire'
import { receiptFile } from '@evenkeel/wire/server'
import { checkReceipt, type Receipt, type ReceiptFault } from './verify/check.ts'

const file = z.object({
  symbol: z.string(),
  side: z.enum(['long', 'short']),
  steps: z.array(z.object({ what: z.string() })),
})

export const contractReceipts = receiptFile<Receipt, ReceiptFault>({
  isKind: (said) => z.safeParse(file, said).success,
  check: checkReceipt,
  ticks: (proven) => proven.map(({ proof, tick }) => ({ name: 'mark', proof, tick })),
  says: 'Every step that a price decided follows from it, and lots, profits, fees and funding add up.',
  words: {
    malformed: 'Something in it is not what a receipt says.',
    tickUnproven: 'A price that decided a step is not proven for its moment.',
    tickWrong: 'The chain says another price than the receipt.',
    decisionWrong: 'By its price a step should not have been, or not so.',
    arithmeticWrong: 'What it came to is not what the rules make of its steps.',
  },
})
