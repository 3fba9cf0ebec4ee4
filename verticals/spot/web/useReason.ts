/** Why the button cannot do what it says, in the member's language. */
import { useMoney, useText } from '@evenkeel/ui'
import type en from '../text/en.ts'
import type { Problem } from './tradeProblem.ts'

type Told = Exclude<Problem['why'], 'missing' | 'beyondBand' | 'priceTooHigh'>

const keys = {
  priceStep: 'spot.noPriceStep',
  amountStep: 'spot.noAmountStep',
  totalStep: 'spot.noTotalStep',
  tooSmall: 'spot.noMinimum',
  tooLarge: 'spot.noTooLarge',
  feedStale: 'spot.noFeed',
  ocoSides: 'spot.noSides',
  insufficientFunds: 'spot.noFunds',
  wouldTake: 'spot.noTaking',
  noOffers: 'spot.noOffers',
} as const satisfies Record<Told, keyof typeof en>

/** Nothing for what is only missing: that is asked for when the button is pressed. */
export function useReason(problem: Problem | undefined): string | undefined {
  const text = useText<keyof typeof en>()
  const money = useMoney()
  if (problem === undefined || problem.why === 'missing') return undefined
  if ('step' in problem) return text(keys[problem.why], { step: money(problem.step) })
  if (problem.why === 'beyondBand' || problem.why === 'priceTooHigh') {
    const isFloor = problem.why === 'beyondBand' && problem.side === 'sell'
    const key = isFloor ? 'spot.noLower' : 'spot.noHigher'
    return text(key, { price: money(problem.limit) })
  }
  if (problem.why !== 'tooSmall') return text(keys[problem.why])
  const { minimum, asset } = problem
  return text(keys.tooSmall, { minimum: money(minimum), asset })
}
