/** Why the buttons cannot do what they say, in the member's language. */
import { useClient, useIsCut, useMoney, useText } from '@evenkeel/ui'
import { formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { formatOpening } from '@evenkeel/ui/format/opening.ts'
import { STAKE_STEP } from '../core/rules.ts'
import type { Term } from './offer.ts'
import type { Facts, Problem } from './orderForm.ts'
import type { Key } from './textKey.ts'

/** Shorter than the texts of the refusals: they stand on a button. */
const keys: Readonly<Partial<Record<Problem, Key>>> = {
  termNotOffered: 'options.noTerm',
  stakeBelowMinimum: 'options.noMinimum',
  stakeAboveMaximum: 'options.noMaximum',
  stakeTooFine: 'options.noStep',
  marketClosed: 'options.opensAt',
  expiryAfterClose: 'options.closesBefore',
  priceStale: 'options.noFeed',
  marketHalted: 'options.isHalted',
  optionsArePaused: 'options.isPaused',
  insufficientFunds: 'options.noFunds',
}

/** Nothing for what is only missing: a form that is being filled in is not wrong. */
export function useReason(
  problem: Problem | undefined,
  { outOfHours }: Facts,
  term: Term,
  asset: string,
) {
  const text = useText<Key>()
  const money = useMoney()
  const { language } = useClient()
  const isCut = useIsCut()
  const key = problem && keys[problem]
  if (key === undefined) return undefined
  // By prices that come too late no option is placed, and the feed goes on.
  if (problem === 'priceStale' && isCut) return text('ui.stale')
  return text(key, {
    minimum: money(term.minimum),
    maximum: money(term.maximum),
    step: money(formatAmount(STAKE_STEP)),
    asset,
    moment: outOfHours?.at === undefined ? '–' : formatOpening(outOfHours.at, language),
  })
}
