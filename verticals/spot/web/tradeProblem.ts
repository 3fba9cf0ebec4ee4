/** Why an order cannot be placed as it stands in the form, if so: the exchange's own refusal, said before it has to. */
import { amountProblem, isZero } from '@evenkeel/ui/format/amount.ts'
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { isOnStep } from '@evenkeel/ui/format/steps.ts'
import type { OrderTerms } from '../core/facts.ts'
import { priceAt } from '../core/pair.ts'
import {
  areOnWrongSides,
  awayBps,
  type OcoTerms,
  type RuleRefusal,
  validate,
  validateOco,
  worstTick,
} from '../core/rules.ts'
import { type Figures, TOTAL_STEP } from './tradeFigures.ts'
import {
  isPriced,
  isStop,
  type PriceField,
  type Side,
  spends,
  type TradeForm,
} from './tradeForm.ts'
import { type Facts, isCrossing, type Market, marketFor, walk } from './tradeMarket.ts'
import { orderOf, requestOf, requiredFor } from './tradeRequest.ts'

export type Missing = PriceField | 'amount' | 'total'

/** A refusal by the name that the core gives it, with the figures that its text has. */
export type Problem =
  /** Not filled in yet: asked for when the button is pressed. */
  | { readonly why: 'missing'; readonly field: Missing }
  | { readonly why: 'priceOffTick' | 'quantityOffLot' | 'totalOffStep'; readonly step: string }
  | { readonly why: 'orderTooSmall'; readonly minimum: string; readonly asset: string }
  /** Beyond all books. */
  | { readonly why: 'priceTooHigh'; readonly limit: string }
  /** Through the market, to the member's own loss: a buy above the limit, a sell below it. */
  | { readonly why: 'priceBeyondBand'; readonly side: Side; readonly limit: string }
  | { readonly why: 'orderTooLarge' | 'quantityBelowFilled' | 'priceFeedStale' | 'ocoPricesWrong' }
  | { readonly why: 'insufficientFunds' | 'noLiquidity' | 'wouldTake' }

/** The first one, in the order in which the exchange looks for them. */
export function problemOf(form: TradeForm, figures: Figures, facts: Facts): Problem | undefined {
  return missingIn(form, figures) ?? unsendable(form, facts) ?? refusalOf(form, figures, facts)
}

/** How far from the market the order would wait, in hundredths of a percent, where that is worth a word. */
export function awayIn(form: TradeForm, figures: Figures, facts: Facts): number | undefined {
  const { pair, reference } = marketFor(form.side, facts)
  const order = orderOf(pair, requestOf(form, figures, facts.terms.pair))
  if ('refusal' in order) return undefined
  return awayBps(pair, 'limit' in order ? order.limit : order, reference)
}

/** Prices that the kind of the order needs. */
function pricesOf(form: TradeForm): readonly PriceField[] {
  const { kind, stopLimitPrice } = form
  return [
    ...(isPriced(kind) ? (['price'] as const) : []),
    ...(isStop(kind) ? (['stopPrice'] as const) : []),
    ...(kind === 'oco' && stopLimitPrice !== '' ? (['stopLimitPrice'] as const) : []),
  ]
}

function missingIn(form: TradeForm, { amount, total }: Figures): Problem | undefined {
  const price = pricesOf(form).find((field) => isZero(form[field]))
  if (price !== undefined) return { why: 'missing', field: price }
  const isSpent = spends(form)
  if (!isZero(isSpent ? total : amount)) return undefined
  // A total too small for one lot is there, but buys nothing.
  if (form.given.what === 'total' && !isZero(form.given.value)) return undefined
  return { why: 'missing', field: isSpent ? 'total' : 'amount' }
}

/** Figures that no request can carry, and a total between two hundredths. */
function unsendable(form: TradeForm, { terms }: Facts): Problem | undefined {
  const isTooLong = (value: string) => amountProblem(value, {}) === 'tooMuch'
  if (pricesOf(form).some((field) => isTooLong(form[field])))
    return { why: 'priceTooHigh', limit: terms.priceMax }
  if (form.given.what === 'percent') return undefined
  const { what, value } = form.given
  if (isTooLong(value)) return { why: 'orderTooLarge' }
  const isOff = what === 'total' && !isOnStep(value, TOTAL_STEP)
  return isOff ? { why: 'totalOffStep', step: TOTAL_STEP } : undefined
}

function refusalOf(form: TradeForm, figures: Figures, facts: Facts): Problem | undefined {
  const market = marketFor(form.side, facts)
  const order = orderOf(market.pair, requestOf(form, figures, facts.terms.pair))
  if ('refusal' in order) return explained(order.refusal, market)
  const refused = 'limit' in order ? ofTwo(order, market) : ofOne(order, market)
  return refused ?? unpayable(order, figures, facts, market)
}

function ofOne(order: OrderTerms, market: Market): Problem | undefined {
  const refused = validate(market.pair, order, market.reference)
  return refused && explained(refused.refusal, market, order)
}

function ofTwo(order: OcoTerms, market: Market): Problem | undefined {
  const { pair, reference } = market
  const refused = validateOco(pair, order, reference)
  if (refused !== undefined) {
    const isOfStop = validate(pair, order.stop, reference) !== undefined
    return explained(refused.refusal, market, isOfStop ? order.stop : order.limit)
  }
  const isWrong = reference !== undefined && areOnWrongSides(pair, order, reference)
  return isWrong ? { why: 'ocoPricesWrong' } : undefined
}

function unpayable(
  order: OrderTerms | OcoTerms,
  { cost }: Figures,
  { available }: Facts,
  market: Market,
): Problem | undefined {
  const isBeyond = (sum: bigint) => available !== undefined && sum > amountFrom(available)
  if (isBeyond(requiredFor(market.pair, order))) return { why: 'insufficientFunds' }
  const limit = 'limit' in order ? order.limit : order
  if (limit.kind === 'market') {
    if (isUnmatched(limit, market)) return { why: 'noLiquidity' }
    return isBeyond(amountFrom(cost)) ? { why: 'insufficientFunds' } : undefined
  }
  const mayNotTake = limit.stop === 0 && limit.timeInForce === 'postOnly'
  return mayNotTake && isCrossing(market, limit.tick) ? { why: 'wouldTake' } : undefined
}

/** Nobody stands near enough to the market, or nobody sells as little as is spent. */
function isUnmatched({ lots, quoteQuantity }: OrderTerms, market: Market): boolean {
  if (market.levels === undefined) return false
  return walk(market, lots > 0 ? { lots } : { budget: quoteQuantity }).lots === 0
}

/** A refusal with the figures that its text has; `order` is the one that was refused, where it came to be one. */
export function explained(refusal: RuleRefusal, market: Market, order?: OrderTerms): Problem {
  const { side, terms, pair, reference } = market
  const worst = (order && worstTick(pair, order, reference)) ?? 0
  switch (refusal) {
    case 'priceOffTick':
      return { why: refusal, step: terms.priceStep }
    case 'quantityOffLot':
      return { why: refusal, step: terms.quantityStep }
    case 'orderTooSmall':
      return { why: refusal, minimum: terms.minimum, asset: terms.quote }
    case 'priceTooHigh':
      return { why: refusal, limit: terms.priceMax }
    case 'priceBeyondBand':
      return { why: refusal, side, limit: formatAmount(priceAt(pair, worst)) }
    default:
      return { why: refusal }
  }
}
