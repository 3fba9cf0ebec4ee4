/** What is wrong with the terms of a contract, as its core says it, in words: for who types them. */
import { parseAmount } from '@evenkeel/kernel'
import type { CheckTerms } from '@evenkeel/ui'
import type { Tier } from '../core/facts.ts'
import { faultsOf, type TermsFault } from '../core/soundTerms.ts'
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

/** Of terms as a form has them: fields by their names, as `wire/server/terms.ts` writes them, each in a form that can be read. */
function faultsIn(written: Readonly<Record<string, string>>): readonly TermsFault[] {
  const text = (name: string) => written[name] ?? ''
  const amount = (of: string) => parseAmount(of) ?? 0n
  const tierIn = (of: string): Tier => {
    const [value = '', maintenance, leverage] = of.split(' ')
    return {
      valueMax: amount(value),
      maintenanceBps: Number(maintenance),
      leverageMax: Number(leverage),
    }
  }
  const listed = (name: string, between: string) =>
    text(name) === '' ? [] : text(name).split(between)
  return faultsOf({
    symbol: '',
    tickSize: amount(text('tickSize')),
    lotSize: amount(text('lotSize')),
    makerFeeBps: Number(text('makerFeeBps')),
    takerFeeBps: Number(text('takerFeeBps')),
    bandBps: Number(text('bandBps')),
    slippageBps: Number(text('slippageBps')),
    leverages: listed('leverages', ', ').map(Number),
    tiers: listed('tiers', '; ').map(tierIn),
    openInterestLots: Number(text('openInterestLots')),
    houseLots: Number(text('houseLots')),
    fundingMaxPpm: Number(text('fundingMaxPpm')),
    hours: 'always',
    holidays: [],
  })
}

export default checkTerms
