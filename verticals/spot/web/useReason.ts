/** Why the button cannot do what it says, in the member's language. */
import { useIsCut, useMoney, useText } from '@evenkeel/ui'
import type en from '../text/en.ts'
import type { AmendProblem } from './amend.ts'
import type { Missing, Problem } from './tradeProblem.ts'

type Key = keyof typeof en

type Told = Exclude<Problem['why'], 'missing' | 'priceBeyondBand' | 'priceTooHigh'>

/** Shorter than the texts of the refusals: most stand on a button. */
const keys = {
  priceOffTick: 'spot.noPriceStep',
  quantityOffLot: 'spot.noAmountStep',
  totalOffStep: 'spot.noTotalStep',
  orderTooSmall: 'spot.noMinimum',
  orderTooLarge: 'spot.noTooLarge',
  quantityBelowFilled: 'refusal.quantityBelowFilled',
  priceFeedStale: 'spot.noFeed',
  ocoPricesWrong: 'spot.noSides',
  insufficientFunds: 'spot.noFunds',
  wouldTake: 'spot.noTaking',
  noLiquidity: 'spot.noOffers',
} as const satisfies Record<Told, Key>

/** What is asked for when it is missing. */
export const missingNames = {
  price: 'spot.enterPrice',
  stopPrice: 'spot.enterTrigger',
  stopLimitPrice: 'spot.enterPrice',
  amount: 'spot.enterAmount',
  total: 'spot.enterTotal',
} as const satisfies Record<Missing, Key>

/** Nothing for what is only missing, or not changed yet: a form that is being filled in is not wrong. */
export function useReason(problem: AmendProblem | undefined): string | undefined {
  const text = useText<Key>()
  const money = useMoney()
  const isCut = useIsCut()
  if (problem === undefined || problem.why === 'missing' || problem.why === 'unchanged')
    return undefined
  if ('step' in problem) return text(keys[problem.why], { step: money(problem.step) })
  if (problem.why === 'priceBeyondBand' || problem.why === 'priceTooHigh') {
    const isFloor = problem.why === 'priceBeyondBand' && problem.side === 'sell'
    const key = isFloor ? 'spot.noLower' : 'spot.noHigher'
    return text(key, { price: money(problem.limit) })
  }
  // Over a line that is cut it is this page that lacks a price.
  if (problem.why === 'priceFeedStale' && isCut) return text('ui.stale')
  if (problem.why !== 'orderTooSmall') return text(keys[problem.why])
  const { minimum, asset } = problem
  return text(keys.orderTooSmall, { minimum: money(minimum), asset })
}
