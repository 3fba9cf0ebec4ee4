/** Why an order cannot be placed as it stands in the form, if so: the exchange's own reasons, said before it has to. */
import { amountProblem } from '@evenkeel/ui/format/amount.ts'
import {
  compare,
  cutTo,
  multiply,
  raiseTo,
  shareDown,
  shareUp,
} from '@evenkeel/ui/format/decimals.ts'
import { isOnStep } from '@evenkeel/ui/format/steps.ts'
import { type Facts, type Figures, type Terms, TOTAL_STEP } from './tradeFigures.ts'
import {
  isPriced,
  isStop,
  maySpend,
  type PriceField,
  type Side,
  type TradeForm,
} from './tradeForm.ts'

export type Missing = PriceField | 'amount' | 'total'

export type Problem =
  /** Not filled in yet: asked for when the button is pressed. */
  | { readonly why: 'missing'; readonly field: Missing }
  | { readonly why: 'priceStep' | 'amountStep' | 'totalStep'; readonly step: string }
  | { readonly why: 'tooSmall'; readonly minimum: string; readonly asset: string }
  /** Beyond all books. */
  | { readonly why: 'priceTooHigh'; readonly limit: string }
  /** Through the market, to the member's own loss: a buy above the limit, a sell below it. */
  | { readonly why: 'beyondBand'; readonly side: Side; readonly limit: string }
  | {
      readonly why:
        | 'tooLarge'
        | 'feedStale'
        | 'ocoSides'
        | 'insufficientFunds'
        | 'wouldTake'
        | 'noOffers'
    }

/** The first one, in the order in which the exchange looks for them. */
export function problemOf(form: TradeForm, figures: Figures, facts: Facts): Problem | undefined {
  return (
    missingIn(form, figures) ??
    offStep(form, figures, facts) ??
    beyondLimits(form, figures, facts) ??
    unpayable(form, figures, facts)
  )
}

/** Prices that the kind of the order needs. */
export function pricesOf(form: TradeForm): readonly PriceField[] {
  const { kind, stopLimitPrice } = form
  return [
    ...(isPriced(kind) ? (['price'] as const) : []),
    ...(isStop(kind) ? (['stopPrice'] as const) : []),
    ...(kind === 'oco' && stopLimitPrice !== '' ? (['stopLimitPrice'] as const) : []),
  ]
}

function missingIn(form: TradeForm, { amount, total }: Figures): Problem | undefined {
  const price = pricesOf(form).find((field) => isNothing(form[field]))
  if (price !== undefined) return { why: 'missing', field: price }
  const spends = maySpend(form) && form.unit === 'total'
  if (!isNothing(spends ? total : amount)) return undefined
  // A total too small for one lot is there, but buys nothing.
  if (form.given.what === 'total' && !isNothing(form.given.value)) return undefined
  return { why: 'missing', field: spends ? 'total' : 'amount' }
}

function offStep(form: TradeForm, figures: Figures, { terms }: Facts): Problem | undefined {
  const { priceStep, quantityStep, priceMax } = terms
  for (const field of pricesOf(form)) {
    if (!isOnStep(form[field], priceStep)) return { why: 'priceStep', step: priceStep }
    if (priceMax !== undefined && compare(form[field], priceMax) > 0)
      return { why: 'priceTooHigh', limit: priceMax }
  }
  const given = form.given.what === 'percent' ? '' : form.given.value
  const figuresGiven = [...pricesOf(form).map((field) => form[field]), given, figures.amount]
  if (figuresGiven.some((value) => amountProblem(value, {}) === 'tooMuch'))
    return { why: 'tooLarge' }
  if (form.given.what === 'total' && !isOnStep(given, TOTAL_STEP))
    return { why: 'totalStep', step: TOTAL_STEP }
  return isOnStep(figures.amount, quantityStep)
    ? undefined
    : { why: 'amountStep', step: quantityStep }
}

function beyondLimits(form: TradeForm, figures: Figures, facts: Facts): Problem | undefined {
  const { terms, last, isStale } = facts
  if (form.kind !== 'limit' && (isStale || last === undefined)) return { why: 'feedStale' }
  for (const leg of legsOf(form, facts)) {
    if (compare(worthOf(leg, form, figures), terms.minimum) < 0)
      return { why: 'tooSmall', minimum: terms.minimum, asset: terms.quote }
    const far = beyondBand(leg, form, terms)
    if (far !== undefined) return far
  }
  return form.kind === 'oco' && isAcross(form, last ?? '0') ? { why: 'ocoSides' } : undefined
}

type Leg = {
  /** What it is reckoned with: the price that it goes in at, or goes off at, or the market's. */
  readonly at: string
  /** The price that it names, if it does, and what that is held against. */
  readonly price?: string
  readonly against?: string | undefined
}

/** Each is held to the minimum and the band for itself; of two the exchange looks at the stop first. */
function legsOf(form: TradeForm, { last }: Facts): readonly Leg[] {
  const { kind, price, stopPrice, stopLimitPrice } = form
  if (kind === 'market') return [{ at: last ?? '0' }]
  if (kind === 'stopMarket') return [{ at: stopPrice }]
  if (kind === 'stopLimit') return [{ at: price, price, against: stopPrice }]
  const limit = { at: price, price, against: last }
  if (kind === 'limit') return [limit]
  const isMarket = stopLimitPrice === ''
  const stop = { at: stopLimitPrice, price: stopLimitPrice, against: stopPrice }
  return [isMarket ? { at: stopPrice } : stop, limit]
}

function worthOf({ at }: Leg, form: TradeForm, { amount, worth }: Figures): string {
  return maySpend(form) && form.unit === 'total' ? worth : multiply(at, amount)
}

/** A limit is held against the market, one that waits against its own trigger. */
function beyondBand(
  { price, against }: Leg,
  { side }: TradeForm,
  { bandBps, priceStep }: Terms,
): Problem | undefined {
  if (price === undefined || bandBps === undefined) return undefined
  if (against === undefined || isNothing(against)) return undefined
  if (side === 'buy') {
    const limit = cutTo(shareDown(against, 10_000 + bandBps), priceStep)
    return compare(price, limit) > 0 ? { why: 'beyondBand', side, limit } : undefined
  }
  const limit = raiseTo(shareUp(against, 10_000 - bandBps), priceStep)
  return compare(price, limit) < 0 ? { why: 'beyondBand', side, limit } : undefined
}

/** The two legs must stand on either side of the market. */
function isAcross({ side, price, stopPrice }: TradeForm, last: string): boolean {
  const [below, above] = side === 'buy' ? [price, stopPrice] : [stopPrice, price]
  return compare(below, last) >= 0 || compare(above, last) <= 0
}

function unpayable(form: TradeForm, figures: Figures, facts: Facts): Problem | undefined {
  const { available } = facts
  if (available !== undefined && compare(figures.cost, available) > 0)
    return { why: 'insufficientFunds' }
  const others = form.side === 'buy' ? facts.asks : facts.bids
  if (form.kind === 'market' && others?.length === 0) return { why: 'noOffers' }
  const mayNotTake = form.kind === 'limit' && form.timeInForce === 'postOnly'
  return mayNotTake && figures.isTaking ? { why: 'wouldTake' } : undefined
}

const isNothing = (value: string) => !/[1-9]/.test(value)
