/** Refusals of contracts by HTX's numbers, which its clients know; their texts are our own, in the caller's language. */
import type { Refused } from '@evenkeel/kernel'
import type { SignedContext } from '@evenkeel/wire/server'
import { type Fault, platformFault } from '@evenkeel/wire/server/htx'
import type { Refusal } from '../core/index.ts'

const CODES: Readonly<Partial<Record<Refusal, number>>> = {
  contractDoesNotExist: 1013,
  lotsInvalid: 1041,
  priceOffTick: 1039,
  priceTooHigh: 1039,
  priceBeyondBand: 1039,
  targetPriceWrong: 1039,
  leverageNotOffered: 1094,
  distanceInvalid: 1034,
  marketClosed: 1013,
  priceFeedStale: 1013,
  tooManyOrders: 1041,
  tooManyTargets: 1041,
  clientIdUsed: 1067,
  positionTooSmall: 1041,
  positionTooLarge: 1461,
  openInterestReached: 1461,
  noLiquidity: 1039,
  wouldTake: 1039,
  cannotFillWhole: 1039,
  insufficientFunds: 1047,
  positionDoesNotExist: 1048,
  orderDoesNotExist: 1061,
}

export async function faultOf(
  { say }: Pick<SignedContext, 'say'>,
  refused: Refused,
): Promise<Fault> {
  const code = CODES[refused.refusal as Refusal]
  return code === undefined
    ? platformFault(refused.refusal)
    : { fault: `${code}`, message: await say(refused), code }
}

export const numbered = (code: number, message: string): Fault => ({
  fault: `${code}`,
  message,
  code,
})
export const UNKNOWN_CONTRACT = numbered(1013, 'This contract symbol does not exist.')
export const NO_ORDER = numbered(1061, 'The order does not exist.')
