/** What the form comes to: amount and total from each other, the most there is money for, cost and fee. */
import type { BookLevel } from '@evenkeel/ui'
import {
  compare,
  cutTo,
  divide,
  multiply,
  percentOf,
  shareDown,
  shareUp,
  subtract,
  writeTo,
} from '@evenkeel/ui/format/decimals.ts'
import { boughtFor, walkFor } from './bookWalk.ts'
import { maySpend, type TradeForm } from './tradeForm.ts'

/** A pair's terms. */
export type Terms = {
  readonly pair: string
  readonly base: string
  readonly quote: string
  readonly priceStep: string
  readonly quantityStep: string
  readonly minimum: string
  /** The highest price that an order may name; where it is told. */
  readonly priceMax?: string
  readonly makerFeeBps: number
  readonly takerFeeBps: number
  /** How far through the reference a limit may be, and how far a market order goes; where they are told. */
  readonly bandBps?: number
  readonly slippageBps?: number
}

/** What the market and the member's account say now. */
export type Facts = {
  readonly terms: Terms
  /** Of the coin that the order pays with; `undefined` while it is not known, and for a visitor. */
  readonly available: string | undefined
  /** The reference price. */
  readonly last: string | undefined
  readonly isStale: boolean
  /** Best price first; `undefined` while they are not known. */
  readonly bids: readonly BookLevel[] | undefined
  readonly asks: readonly BookLevel[] | undefined
}

export type Figures = {
  /** In the base coin, on its step. Empty while nothing is given. */
  readonly amount: string
  /** In the quote coin, cut to hundredths for the eye. Empty while nothing is given. */
  readonly total: string
  /** Exactly, before it is cut. */
  readonly worth: string
  /** What the order may cost, in the coin that it pays with. */
  readonly cost: string
  /** The most that there is money for, in the base coin; `undefined` while that cannot be told. */
  readonly most: string | undefined
  /** The amount as a share of that. */
  readonly percent: number
  /** It would meet the other side at once. */
  readonly isTaking: boolean
  readonly feeBps: number
  /** In the coin that is received. */
  readonly fee: string
  readonly gets: string
}

/** Totals are counted in hundredths of the quote coin. */
export const TOTAL_STEP = '0.01'
const BPS = 10_000

export function figuresOf(form: TradeForm, facts: Facts): Figures {
  const { terms, available } = facts
  const most = available === undefined ? undefined : mostOf(form, facts, available)
  const { amount, total } = quantities(form, facts, most)
  const isEmpty = amount === '' && total === ''
  const worth = isEmpty ? '0' : worthOf(form, facts, amount, total)
  const isTaking = takes(form, facts)
  const feeBps = isTaking ? terms.takerFeeBps : terms.makerFeeBps
  const received = form.side === 'buy' ? amount : worth
  const fee = shareUp(received, feeBps)
  return {
    amount,
    total,
    worth,
    cost: costOf(form, facts, amount, worth),
    most,
    percent: percentShown(form, most, available, { amount, total }),
    isTaking,
    feeBps,
    fee,
    gets: compare(received, fee) > 0 ? subtract(received, fee) : '0',
  }
}

/** The price that an order of this form is reckoned with, for each whole coin. */
export function priceOf(form: TradeForm, { last, terms }: Facts): string {
  const { kind, side, price, stopPrice, stopLimitPrice } = form
  if (kind === 'market') return last ?? ''
  if (kind === 'stopMarket') return stopPrice
  if (kind !== 'oco' || side === 'sell') return price
  // Money is frozen for the dearer of the two legs.
  const ofStop = stopLimitPrice === '' ? slipped(stopPrice, terms) : stopLimitPrice
  return compare(ofStop, price) > 0 ? ofStop : price
}

function quantities(form: TradeForm, facts: Facts, most: string | undefined) {
  const { given } = form
  const { quantityStep } = facts.terms
  if (given.what === 'percent') return shareGiven(form, facts, most, given.percent)
  if (given.value === '') return { amount: '', total: '' }
  if (given.what === 'total')
    return { amount: amountFor(form, facts, given.value, quantityStep), total: given.value }
  return { amount: given.value, total: writeTo(totalFor(form, facts, given.value), TOTAL_STEP) }
}

function shareGiven(form: TradeForm, facts: Facts, most: string | undefined, percent: number) {
  const { available = '0', terms } = facts
  const bps = percent * 100
  if (maySpend(form) && form.unit === 'total') {
    const total = writeTo(shareDown(available, bps), TOTAL_STEP)
    return { amount: amountFor(form, facts, total, terms.quantityStep), total }
  }
  const amount = cutTo(shareDown(most ?? '0', bps), terms.quantityStep)
  return { amount, total: writeTo(totalFor(form, facts, amount), TOTAL_STEP) }
}

/** What so much comes to in the quote coin. */
function totalFor(form: TradeForm, facts: Facts, amount: string): string {
  const levels = form.side === 'buy' ? facts.asks : facts.bids
  if (form.kind === 'market' && levels !== undefined && levels.length > 0)
    return walkFor(levels, amount).total
  return multiply(priceOf(form, facts), amount)
}

/** How much a total comes to in the base coin. */
function amountFor(form: TradeForm, facts: Facts, total: string, lot: string): string {
  if (form.kind === 'market' && facts.asks !== undefined && facts.asks.length > 0)
    return boughtFor(facts.asks, total, lot)
  return cutTo(divide(total, priceOf(form, facts)), lot)
}

function worthOf(form: TradeForm, facts: Facts, amount: string, total: string): string {
  const isSpent = maySpend(form) && form.unit === 'total'
  return isSpent ? total : totalFor(form, facts, amount)
}

function costOf(form: TradeForm, { terms }: Facts, amount: string, worth: string): string {
  if (form.side === 'sell') return amount === '' ? '0' : amount
  const isSlipping = form.kind === 'stopMarket' && form.unit === 'amount'
  return isSlipping ? slipped(worth, terms) : worth
}

function mostOf(form: TradeForm, facts: Facts, available: string): string | undefined {
  const { terms, asks } = facts
  if (form.side === 'sell') return cutTo(available, terms.quantityStep)
  if (form.kind === 'market' && asks !== undefined && asks.length > 0)
    return boughtFor(asks, available, terms.quantityStep)
  const price = priceOf(form, facts)
  const isSlipping = form.kind === 'stopMarket' && form.unit === 'amount'
  const dearest = isSlipping ? slipped(price, terms) : price
  if (compare(dearest, '0') === 0) return undefined
  return cutTo(divide(available, dearest), terms.quantityStep)
}

/** As far above as a market order may go: the exchange freezes so much for one that waits. */
function slipped(value: string, { slippageBps = 0 }: Terms): string {
  return shareUp(value, BPS + slippageBps)
}

function percentShown(
  form: TradeForm,
  most: string | undefined,
  available: string | undefined,
  { amount, total }: { readonly amount: string; readonly total: string },
): number {
  if (form.given.what === 'percent') return form.given.percent
  if (maySpend(form) && form.unit === 'total') return percentOf(total, available ?? '0')
  return percentOf(amount, most ?? '0')
}

/** Whether it pays the taker's fee: it will not rest, or it meets the best price of the other side. */
function takes({ kind, timeInForce, side, price }: TradeForm, { bids, asks }: Facts): boolean {
  if (kind === 'stopLimit' && timeInForce === 'postOnly') return false
  if (kind !== 'limit' || timeInForce === 'ioc' || timeInForce === 'fok') return true
  const best = (side === 'buy' ? asks : bids)?.[0]?.price
  if (best === undefined || price === '') return false
  return side === 'buy' ? compare(price, best) >= 0 : compare(price, best) <= 0
}
