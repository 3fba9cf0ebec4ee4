/** What the form comes to: amount and total from each other, the most there is money for, cost and fee. */
import {
  amountFrom,
  compare,
  cutTo,
  divide,
  formatAmount,
  multiply,
  percentOf,
  shareDown,
  subtract,
  writeTo,
} from '@evenkeel/ui/format/decimals.ts'
import { baseOf, makerFee, stepsOf, takerFee } from '../core/pair.ts'
import { canRest, LOTS_MAX } from '../core/rules.ts'
import { spends, type TradeForm } from './tradeForm.ts'
import { type Facts, isCrossing, type Market, marketFor, walk } from './tradeMarket.ts'
import { type Ordered, orderOf, requestOf, requiredFor, withLots } from './tradeRequest.ts'

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
  readonly feeBps: number
  /** In the coin that is received. */
  readonly fee: string
  readonly gets: string
}

type Quantities = Pick<Figures, 'amount' | 'total'>

/** Totals are counted in hundredths of the quote coin. */
export const TOTAL_STEP = '0.01'
const NOTHING: Quantities = { amount: '', total: '' }

export function figuresOf(form: TradeForm, facts: Facts): Figures {
  const { terms, available } = facts
  const market = marketFor(form.side, facts)
  const { pair } = market
  const reckoned = { form, facts, market }
  const most = available === undefined ? undefined : mostOf(reckoned, available)
  const given = quantities(reckoned, most)
  const cost = costOf(reckoned, given)
  const worth = worthOf(reckoned, given, cost)
  const isTaking = takes(reckoned)
  const received = form.side === 'buy' ? given.amount : worth
  const feeOf = isTaking ? takerFee : makerFee
  const fee = formatAmount(feeOf(pair.terms, amountFrom(received)))
  return {
    ...given,
    worth,
    cost,
    most,
    percent: percentShown(form, most, available, given),
    feeBps: isTaking ? terms.takerFeeBps : terms.makerFeeBps,
    fee,
    gets: compare(received, fee) > 0 ? subtract(received, fee) : '0',
  }
}

/** The price that an order of this form is reckoned with, for each whole coin. */
export function priceOf({ kind, price, stopPrice }: TradeForm, { last }: Facts): string {
  if (kind === 'market') return last ?? ''
  return kind === 'stopMarket' ? stopPrice : price
}

/** What all figures are worked out from. */
type Reckoned = { readonly form: TradeForm; readonly facts: Facts; readonly market: Market }

function quantities(reckoned: Reckoned, most: string | undefined): Quantities {
  const { form, facts } = reckoned
  const { given } = form
  const byTotal = (total: string) => ({ amount: amountFor(reckoned, total), total })
  const byAmount = (amount: string) => ({
    amount,
    total: writeTo(totalFor(reckoned, amount), TOTAL_STEP),
  })
  if (given.what === 'percent') {
    const bps = given.percent * 100
    return spends(form)
      ? byTotal(writeTo(shareDown(facts.available ?? '0', bps), TOTAL_STEP))
      : byAmount(cutTo(shareDown(most ?? '0', bps), facts.terms.quantityStep))
  }
  if (given.value === '') return NOTHING
  return given.what === 'total' ? byTotal(given.value) : byAmount(given.value)
}

/** What so much comes to in the quote coin. */
function totalFor({ form, facts, market }: Reckoned, amount: string): string {
  if (!isWalked(form, market)) return multiply(priceOf(form, facts), amount)
  const whole = cutTo(amount, facts.terms.quantityStep)
  const lots = stepsOf(amountFrom(whole), market.pair.lotSize) ?? 0
  return formatAmount(walk(market, { lots }).cost)
}

/** How much a total comes to in the base coin. */
function amountFor({ form, facts, market }: Reckoned, total: string): string {
  if (!isWalked(form, market))
    return cutTo(divide(total, priceOf(form, facts)), facts.terms.quantityStep)
  const { lots } = walk(market, { budget: amountFrom(total) })
  return formatAmount(baseOf(market.pair, lots))
}

/** A market order is reckoned with the book, where there is one. */
function isWalked({ kind }: TradeForm, { levels }: Market): boolean {
  return kind === 'market' && levels !== undefined && levels.length > 0
}

/** The order with so much of it, as the core's rules see it. */
function ordered({ form, facts, market }: Reckoned, given: Quantities): Ordered {
  return orderOf(market.pair, requestOf(form, given, facts.terms.pair))
}

/** What the exchange asks for beforehand; a market buy by amount costs what the book asks for it. */
function costOf(reckoned: Reckoned, given: Quantities): string {
  const { form, market } = reckoned
  if (form.kind === 'market' && form.side === 'buy' && !spends(form))
    return totalFor(reckoned, given.amount)
  const order = ordered(reckoned, given)
  return 'refusal' in order ? '0' : formatAmount(requiredFor(market.pair, order))
}

function worthOf(reckoned: Reckoned, given: Quantities, cost: string): string {
  const { kind, side } = reckoned.form
  if (given.amount === '' && given.total === '') return '0'
  if (spends(reckoned.form)) return given.total
  // Money is frozen for the dearer of the two legs.
  const isFrozen = kind === 'oco' && side === 'buy' && compare(cost, '0') > 0
  return isFrozen ? cost : totalFor(reckoned, given.amount)
}

function mostOf(reckoned: Reckoned, available: string): string | undefined {
  const { form, facts, market } = reckoned
  if (form.side === 'sell') return cutTo(available, facts.terms.quantityStep)
  if (form.kind === 'market' || spends(form)) {
    const isKnown = isWalked(form, market) || compare(priceOf(form, facts), '0') > 0
    return isKnown ? amountFor(reckoned, available) : undefined
  }
  const order = ordered(reckoned, NOTHING)
  if ('refusal' in order) return undefined
  const { pair } = market
  const budget = amountFrom(available)
  const most = mostLots((lots) => requiredFor(pair, withLots(order, lots)) <= budget)
  return formatAmount(baseOf(pair, most))
}

/** The most lots that there is enough for, by halving: more lots never need less. */
function mostLots(isEnoughFor: (lots: number) => boolean): number {
  let most = 0
  let tooMany = LOTS_MAX + 1
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (isEnoughFor(middle)) most = middle
    else tooMany = middle
  }
  return most
}

function percentShown(
  form: TradeForm,
  most: string | undefined,
  available: string | undefined,
  { amount, total }: Quantities,
): number {
  if (form.given.what === 'percent') return form.given.percent
  return spends(form) ? percentOf(total, available ?? '0') : percentOf(amount, most ?? '0')
}

/** Whether it pays the taker's fee: it will not rest, or it trades with the best price of the other side. */
function takes(reckoned: Reckoned): boolean {
  const { kind, timeInForce } = reckoned.form
  if (kind === 'stopLimit') return timeInForce !== 'postOnly'
  if (kind !== 'limit') return true
  const order = ordered(reckoned, NOTHING)
  return 'tick' in order && (!canRest(order) || isCrossing(reckoned.market, order.tick))
}
