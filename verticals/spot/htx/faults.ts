/** Refusals of spot trading by HTX's codes, which its clients know; their texts are our own, in the caller's language. */
import type { Refused } from '@evenkeel/kernel'
import type { SignedContext } from '@evenkeel/wire/server'
import { type Fault, platformFault } from '@evenkeel/wire/server/htx'
import type { Refusal } from '../core/index.ts'

const CODES: Readonly<Partial<Record<Refusal, string>>> = {
  pairDoesNotExist: 'base-symbol-error',
  priceOffTick: 'order-orderprice-precision-error',
  priceTooHigh: 'order-limitorder-price-max-error',
  quantityOffLot: 'invalid-amount',
  orderTooSmall: 'order-value-min-error',
  orderTooLarge: 'order-limitorder-amount-max-error',
  priceBeyondBand: 'order-invalid-price',
  insufficientFunds: 'account-frozen-balance-insufficient-error',
  priceFeedStale: 'base-symbol-trade-disabled',
  noLiquidity: 'order-invalid-price',
  wouldTake: 'order-invalid-price',
  cannotFillWhole: 'order-invalid-price',
  tooManyOrders: 'order-holding-limit-failed',
  clientIdUsed: 'invalid-client-order-id',
  orderDoesNotExist: 'order-orderstate-error',
}

export async function faultOf(
  { say }: Pick<SignedContext, 'say'>,
  refused: Refused,
): Promise<Fault> {
  const fault = CODES[refused.refusal as Refusal]
  return fault === undefined
    ? platformFault(refused.refusal)
    : { fault, message: await say(refused) }
}

export const UNKNOWN_SYMBOL: Fault = { fault: 'base-symbol-error', message: 'invalid symbol' }
export const UNKNOWN_ACCOUNT: Fault = {
  fault: 'account-get-accounts-inexistent-error',
  message: 'there is no such account',
}
export const NO_RECORD: Fault = { fault: 'base-record-invalid', message: 'record invalid' }
