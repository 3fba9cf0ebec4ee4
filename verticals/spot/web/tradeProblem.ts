/** Why an order cannot be placed as it stands in the form, if so: the exchange's own reasons, said before it has to. */
import { type AmountLimits, amountProblem } from '@evenkeel/ui/amount.ts'
import { compare, cutTo, multiply, raiseTo, shareDown, shareUp } from '@evenkeel/ui/decimals.ts'
import { isOnStep } from '@evenkeel/ui/steps.ts'
import { type Facts, type Figures, TOTAL_STEP } from './tradeFigures.ts'
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
  const { priceStep, quantityStep } = terms
  if (pricesOf(form).some((field) => !isOnStep(form[field], priceStep)))
    return { why: 'priceStep', step: priceStep }
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
  if (compare(smallestWorth(form, figures, facts), terms.minimum) < 0)
    return { why: 'tooSmall', minimum: terms.minimum, asset: terms.quote }
  const far = beyondBand(form, facts)
  if (far !== undefined) return far
  return form.kind === 'oco' && isAcross(form, last ?? '0') ? { why: 'ocoSides' } : undefined
}

/** What the smaller leg is worth: each is held to the minimum for itself. */
function smallestWorth(form: TradeForm, { amount, worth }: Figures, { last }: Facts): string {
  if (maySpend(form) && form.unit === 'total') return worth
  if (form.kind === 'market') return multiply(last ?? '0', amount)
  const [first = '0', ...others] = legPrices(form).map((price) => multiply(price, amount))
  return others.reduce((least, value) => (compare(value, least) < 0 ? value : least), first)
}

/** The price that each leg goes in at, or goes off at when it goes in at the market's. */
function legPrices({ kind, price, stopPrice, stopLimitPrice }: TradeForm): readonly string[] {
  if (kind === 'stopMarket') return [stopPrice]
  return kind === 'oco' ? [price, stopLimitPrice || stopPrice] : [price]
}

function beyondBand(form: TradeForm, facts: Facts): Problem | undefined {
  const bands = bandsOf(form, facts)
  for (const field of ['price', 'stopLimitPrice'] as const) {
    const { least, most } = bands[field] ?? {}
    if (most !== undefined && compare(form[field], most) > 0)
      return { why: 'beyondBand', side: 'buy', limit: most }
    if (least !== undefined && form[field] !== '' && compare(form[field], least) < 0)
      return { why: 'beyondBand', side: 'sell', limit: least }
  }
  return undefined
}

/** How far a price may go: a limit is held against the market, one that waits against its own trigger. */
function bandsOf(
  { kind, side, stopPrice }: TradeForm,
  { terms, last }: Facts,
): Readonly<Partial<Record<PriceField, AmountLimits>>> {
  const { bandBps, priceStep } = terms
  const band = (reference: string | undefined): AmountLimits => {
    if (bandBps === undefined || reference === undefined || isNothing(reference)) return {}
    return side === 'buy'
      ? { most: cutTo(shareDown(reference, 10_000 + bandBps), priceStep) }
      : { least: raiseTo(shareUp(reference, 10_000 - bandBps), priceStep) }
  }
  if (kind === 'stopLimit') return { price: band(stopPrice) }
  if (kind === 'oco') return { price: band(last), stopLimitPrice: band(stopPrice) }
  return kind === 'limit' ? { price: band(last) } : {}
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
  const mayNotTake = form.kind === 'limit' && form.force === 'postOnly'
  return mayNotTake && figures.isTaking ? { why: 'wouldTake' } : undefined
}

const isNothing = (value: string) => !/[1-9]/.test(value)
