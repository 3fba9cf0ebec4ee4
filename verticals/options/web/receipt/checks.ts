/** The steps of the check of an option's receipt, and where each fault is found. */
import type { Checks } from '@evenkeel/ui/receipt/steps.ts'
import type { ReceiptFault } from '../../verify/check.ts'

type Step = 'chain' | 'open' | 'close' | 'outcome' | 'paid'

export const checks: Checks<Step, ReceiptFault> = {
  steps: ['chain', 'open', 'close', 'outcome', 'paid'],
  stepOf: {
    malformed: 'chain',
    openingUnproven: 'chain',
    closingUnproven: 'chain',
    openingWrong: 'open',
    expiryWrong: 'close',
    closingWrong: 'close',
    outcomeWrong: 'outcome',
    arithmeticWrong: 'paid',
  },
}
