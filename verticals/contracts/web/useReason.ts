/** Why the button cannot do what it says, in the member's language. */
import { useFormat, useIsCut, useMoney, useText } from '@evenkeel/ui'
import type { Missing, Problem } from './orderProblem.ts'
import type { Key } from './textKey.ts'

/** What is asked for when it is missing. */
export const missingNames = {
  price: 'contracts.enterPrice',
  stopPrice: 'contracts.enterTrigger',
  distance: 'contracts.enterDistance',
  lots: 'contracts.enterLots',
} as const satisfies Record<Missing, Key>

/** Shorter than the texts of the refusals: most stand on a button. */
const keys = {
  leverageNotOffered: 'contracts.noLeverage',
  distanceInvalid: 'contracts.noDistance',
  targetPriceWrong: 'contracts.noTargets',
  insufficientFunds: 'contracts.noFunds',
  noLiquidity: 'contracts.noOffers',
  wouldTake: 'contracts.noTaking',
  tooManyOrders: 'contracts.noMoreOrders',
  marketHalted: 'contracts.isHalted',
} as const satisfies Partial<Record<Problem['why'], Key>>

/** Nothing for what is only missing: a form that is being filled in is not wrong. */
export function useReason(problem: Problem | undefined): string | undefined {
  const text = useText<Key>()
  const money = useMoney()
  const format = useFormat()
  const isCut = useIsCut()
  if (problem === undefined) return undefined
  switch (problem.why) {
    case 'missing':
      return undefined
    case 'priceOffTick':
      return text('contracts.noPriceStep', { step: money(problem.step) })
    case 'priceTooHigh':
    case 'priceBeyondBand':
      return text(problem.isFloor ? 'contracts.noLower' : 'contracts.noHigher', {
        price: money(problem.limit),
      })
    case 'lotsInvalid':
      return text('contracts.noWhole')
    case 'positionTooSmall':
      return problem.lots > 0
        ? text('contracts.noMoreToClose', { lots: problem.lots })
        : text('contracts.nothingToClose')
    case 'openInterestReached':
      return text('contracts.noMoreLots', { lots: problem.lots })
    case 'positionTooLarge':
      return text('contracts.noLarger', { maximum: format.compact(problem.maximum) })
    case 'tooManyTargets':
      return text('contracts.noMoreTargets', { maximum: problem.maximum })
    case 'marketClosed':
      return text('contracts.isClosedShort')
    case 'priceFeedStale':
      // Over a line that is cut it is this page that lacks a price.
      return text(isCut ? 'ui.stale' : 'contracts.noFeed')
    default:
      return text(keys[problem.why])
  }
}
