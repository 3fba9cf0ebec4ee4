/** What is wrong with the terms of a contract, as its core says it, in words: for who types them. */
import type { CheckTerms } from '@evenkeel/ui'
import { faultsIn, type TermsFault } from '../core/soundTerms.ts'
import type { TextKey } from './textKey.ts'

const words: Readonly<Record<TermsFault['why'], TextKey>> = {
  stepsUnsound: 'contractTerms.stepsUnsound',
  listEmpty: 'contractTerms.listEmpty',
  leverageOutOfRange: 'contractTerms.leverageOutOfRange',
  takerFeeTooHigh: 'contractTerms.takerFeeTooHigh',
  outOfRange: 'contractTerms.outOfRange',
  tierWithoutValue: 'contractTerms.tierWithoutValue',
  tierNotLarger: 'contractTerms.tierNotLarger',
  tierNotDearer: 'contractTerms.tierNotDearer',
  tierNotLower: 'contractTerms.tierNotLower',
  tierWithoutMargin: 'contractTerms.tierWithoutMargin',
}

const checkTerms: CheckTerms = (values) =>
  faultsIn(values).map(({ field, row, why }) => ({
    field,
    ...(row !== undefined && { row }),
    text: words[why],
  }))

export default checkTerms
