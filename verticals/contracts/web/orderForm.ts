/** The order form as the member fills it in: what stands in it, and what each touch changes. */
import type { Sent } from '@evenkeel/wire'
import type { placeOrder } from '../contract/index.ts'

type Placed = Required<Sent<typeof placeOrder>>
export type PositionSide = Placed['side']
export type Effect = Placed['effect']
export type Kind = Placed['kind']
export type TimeInForce = Placed['force']

export const kinds: readonly Kind[] = ['limit', 'market', 'stopLimit', 'stopMarket', 'trailing']
export const timesInForce: readonly TimeInForce[] = ['gtc', 'ioc', 'fok', 'postOnly']

/** How many lots, as the member said it last. */
export type Given =
  | { readonly what: 'lots'; readonly value: string }
  | { readonly what: 'percent'; readonly percent: number }

/** Prices are decimal strings; an empty one is not given yet. */
export type OrderForm = {
  readonly side: PositionSide
  readonly effect: Effect
  readonly kind: Kind
  readonly force: TimeInForce
  readonly price: string
  /** Where a stop goes off. */
  readonly stopPrice: string
  /** How far a trailing stop stays behind, in percent. */
  readonly distance: string
  readonly given: Given
  readonly hasTargets: boolean
  readonly takeProfit: string
  readonly stopLoss: string
}

export type TextField = 'price' | 'stopPrice' | 'distance' | 'takeProfit' | 'stopLoss'
export type Touch =
  | { readonly type: 'side'; readonly side: PositionSide }
  | { readonly type: 'effect'; readonly effect: Effect }
  | { readonly type: 'kind'; readonly kind: Kind }
  | { readonly type: 'force'; readonly force: TimeInForce }
  | { readonly type: TextField | 'lots'; readonly value: string }
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'hasTargets'; readonly hasTargets: boolean }
  /** The first price of the symbol is here. */
  | { readonly type: 'firstPrice'; readonly value: string }
  | { readonly type: 'placed' }

const NOTHING: Given = { what: 'lots', value: '' }

export function newForm(kind: Kind = 'limit'): OrderForm {
  return {
    side: 'long',
    effect: 'open',
    kind,
    force: 'gtc',
    price: '',
    stopPrice: '',
    distance: '',
    given: NOTHING,
    hasTargets: false,
    takeProfit: '',
    stopLoss: '',
  }
}

export function touch(form: OrderForm, what: Touch): OrderForm {
  switch (what.type) {
    // What was meant for the other side of the price means nothing here.
    case 'side':
      return { ...withoutTargets(form), side: what.side, given: withoutShare(form.given) }
    case 'effect':
      return { ...withoutTargets(form), effect: what.effect, given: NOTHING }
    case 'kind':
      return { ...form, kind: what.kind, given: withoutShare(form.given) }
    case 'force':
      return { ...form, force: what.force }
    case 'lots':
      return { ...form, given: { what: 'lots', value: what.value } }
    case 'percent':
      return { ...form, given: { what: 'percent', percent: what.percent } }
    case 'hasTargets':
      return { ...form, hasTargets: what.hasTargets }
    case 'firstPrice':
      return form.price === '' ? { ...form, price: what.value } : form
    case 'placed':
      return { ...withoutTargets(form), given: NOTHING }
    default:
      return { ...form, [what.type]: what.value }
  }
}

const withoutTargets = (form: OrderForm): OrderForm => ({ ...form, takeProfit: '', stopLoss: '' })
const withoutShare = (given: Given): Given => (given.what === 'percent' ? NOTHING : given)

/** It names a price of its own, and how long it stands. */
export const isPriced = (kind: Kind): boolean => kind === 'limit' || kind === 'stopLimit'
export const isStop = (kind: Kind): boolean => kind === 'stopLimit' || kind === 'stopMarket'
/** An opening order may carry a take-profit and a stop-loss. */
export const hasTargetFields = ({ effect, hasTargets }: OrderForm): boolean =>
  effect === 'open' && hasTargets
