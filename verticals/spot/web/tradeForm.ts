/** The order form as the member fills it in: what stands in it, and what each touch changes. */
import type { Order } from './orderLists.ts'

export type Side = Order['side']
export type TimeInForce = Order['force']
/** Two orders of which one cancels the other are one form. */
export type Kind = Order['kind'] | 'oco'
export const kinds: readonly Kind[] = ['limit', 'market', 'stopLimit', 'stopMarket', 'oco']
export const timesInForce: readonly TimeInForce[] = ['gtc', 'ioc', 'fok', 'postOnly']

/** How much, as the member said it last; everything else about it is worked out. */
export type Given =
  | { readonly what: 'amount' | 'total'; readonly value: string }
  | { readonly what: 'percent'; readonly percent: number }

/** Prices and amounts are decimal strings; an empty one is not given yet. */
export type TradeForm = {
  readonly side: Side
  readonly kind: Kind
  /** How long an order stands that names a price and is no pair of legs. */
  readonly timeInForce: TimeInForce
  readonly price: string
  /** Where a stop goes off. */
  readonly stopPrice: string
  /** At what price the stop of two legs goes in; at the market's when it is left empty. */
  readonly stopLimitPrice: string
  readonly given: Given
  /** What a buy at the market's price names: what it may cost, or how much it gets. */
  readonly unit: 'total' | 'amount'
}

export type Touch =
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: 'kind'; readonly kind: Kind }
  | { readonly type: 'timeInForce'; readonly timeInForce: TimeInForce }
  | { readonly type: 'unit'; readonly unit: TradeForm['unit'] }
  | { readonly type: PriceField | 'amount' | 'total'; readonly value: string }
  | { readonly type: 'percent'; readonly percent: number }
  /** The first price of the pair is here. */
  | { readonly type: 'firstPrice'; readonly value: string }
  | { readonly type: 'placed' }

export type PriceField = 'price' | 'stopPrice' | 'stopLimitPrice'
const NOTHING: Given = { what: 'amount', value: '' }

export function newForm(side: Side, price = '', kind: Kind = 'limit'): TradeForm {
  return {
    side,
    kind,
    timeInForce: 'gtc',
    price,
    stopPrice: '',
    stopLimitPrice: '',
    given: NOTHING,
    unit: 'total',
  }
}

export function touch(form: TradeForm, what: Touch): TradeForm {
  switch (what.type) {
    case 'side':
      return withGiven({ ...form, side: what.side })
    case 'kind':
      return withGiven({ ...form, kind: what.kind })
    case 'timeInForce':
      return { ...form, timeInForce: what.timeInForce }
    case 'unit':
      return { ...form, unit: what.unit, given: NOTHING }
    case 'amount':
    case 'total':
      return withUnit({ ...form, given: { what: what.type, value: what.value } }, what.type)
    case 'percent':
      return { ...form, given: { what: 'percent', percent: what.percent } }
    case 'firstPrice':
      return form.price === '' ? { ...form, price: what.value } : form
    case 'placed':
      return { ...form, given: NOTHING }
    default:
      return { ...form, [what.type]: what.value }
  }
}

/** It names a price of its own. */
export function isPriced(kind: Kind): boolean {
  return kind === 'limit' || kind === 'stopLimit' || kind === 'oco'
}

/** It says how long it stands: of a stop, from its trigger on. */
export function hasTimeInForce(kind: Kind): boolean {
  return kind === 'limit' || kind === 'stopLimit'
}

export function isStop(kind: Kind): boolean {
  return kind === 'stopLimit' || kind === 'stopMarket' || kind === 'oco'
}

/** It may say what it costs at most instead of how much it gets. */
export function maySpend({ kind, side }: Pick<TradeForm, 'kind' | 'side'>): boolean {
  return !isPriced(kind) && side === 'buy'
}

/** It does say so. */
export function spends(form: Pick<TradeForm, 'kind' | 'side' | 'unit'>): boolean {
  return maySpend(form) && form.unit === 'total'
}

/** One field of an order at the market's price, both where there is a price; two legs have a price each. */
export function shows(form: TradeForm, field: 'amount' | 'total'): boolean {
  if (form.kind === 'oco') return field === 'amount'
  if (isPriced(form.kind)) return true
  return field === (maySpend(form) ? form.unit : 'amount')
}

/** A touch of the book may fill the field that is not shown: then it is. */
function withUnit(form: TradeForm, unit: TradeForm['unit']): TradeForm {
  return maySpend(form) ? { ...form, unit } : form
}

/** After a turn to the other side or another kind, only what still means the same stays. */
function withGiven(form: TradeForm): TradeForm {
  const { given } = form
  const isKept = given.what !== 'percent' && shows(form, given.what)
  return isKept ? form : { ...form, given: NOTHING }
}
