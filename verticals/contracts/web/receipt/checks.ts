/** The steps of the check of a position's receipt, and where each fault is found. */
import type { Checks } from '@evenkeel/ui/receipt/steps.ts'
import type { ReceiptFault } from '../../verify/check.ts'

type Step = 'chain' | 'mark' | 'decision' | 'paid'

export const checks: Checks<Step, ReceiptFault> = {
  steps: ['chain', 'mark', 'decision', 'paid'],
  stepOf: {
    malformed: 'chain',
    tickUnproven: 'chain',
    tickWrong: 'mark',
    decisionWrong: 'decision',
    arithmeticWrong: 'paid',
  },
}
