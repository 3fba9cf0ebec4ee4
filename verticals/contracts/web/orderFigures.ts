/** What the form comes to: lots and their worth, margin and fee, the most that can be, and where it would be liquidated. */
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { stepsIn, wholeOf } from '@evenkeel/ui/format/whole.ts'
import { type Exposure, liquidationTick, netOfClosing, riskOf } from '../core/risk.ts'
import { canRest, frozenFor, LOTS_MAX, type OrderTerms } from '../core/rules.ts'
import { directionOf, marginFor, priceAt, valueAt, valueMaxFor } from '../core/symbol.ts'
import {
  type Facts,
  fillsOf,
  markIn,
  openingLots,
  orderOf,
  positionIn,
  requestOf,
} from './orderFacts.ts'
import type { OrderForm } from './orderForm.ts'
import { percentOf } from './standing.ts'

export type Figures = {
  /** 0 while none are given. */
  readonly lots: number
  /** As the field shows it: what is typed, or what a share comes to. */
  readonly typed: string
  /** Of the lots that fill at once or rest: what is left of an order that may not rest finds nobody. */
  readonly worth: string
  readonly worthLots: number
  readonly margin: string
  readonly fee: string
  /** What it needs of what may be spent: margin, fee, and what it loses at once against the mark. */
  readonly cost: string
  /** The most lots that there can be; `undefined` while that cannot be told. */
  readonly most: number | undefined
  /** The lots as a share of that. */
  readonly percent: number
  readonly liquidationPrice: string | undefined
  /** How far the mark is from there, in percent. */
  readonly distance: string | undefined
}

export function figuresOf(form: OrderForm, facts: Facts): Figures {
  const most = mostOf(form, facts)
  const lots = lotsOf(form, most)
  const order = orderedWith(form, facts, Math.max(lots, 1))
  const need = order && needOf({ ...order, lots }, facts)
  const tick = order && lots > 0 ? liquidationIf({ ...order, lots }, facts) : undefined
  const mark = markIn(facts)
  return {
    lots,
    typed: form.given.what === 'lots' ? form.given.value : lots > 0 ? String(lots) : '',
    worth: formatAmount(need?.worth ?? 0n),
    worthLots: need?.lots ?? 0,
    margin: formatAmount(need?.margin ?? 0n),
    fee: formatAmount(need?.fee ?? 0n),
    cost: formatAmount(need?.cost ?? 0n),
    most,
    percent: percentShown(form, lots, most),
    liquidationPrice:
      tick === undefined ? undefined : formatAmount(priceAt(facts.listed.contract, tick)),
    distance: tick === undefined || mark === undefined ? undefined : distanceOf(tick, mark),
  }
}

/** How far a tick is from the mark, in percent, whichever way. */
export function distanceOf(tick: number, mark: number): string {
  return percentOf(BigInt(Math.abs(mark - tick)), BigInt(mark))
}

type Need = {
  readonly worth: bigint
  /** Those that are counted in `worth`. */
  readonly lots: number
  readonly margin: bigint
  readonly fee: bigint
  /** What the exchange asks for at once: of its fills, and of what rests. */
  readonly cost: bigint
  /** What all of it would need, once it is filled. */
  readonly whole: bigint
}

/** LC4: fills are reckoned each for itself; what rests freezes its margin and the maker's fee. */
export function needOf(order: OrderTerms, facts: Facts): Need {
  const { contract } = facts.listed
  const mark = markIn(facts) ?? 0
  const fills = fillsOf(order, facts)
  const { leverage } = order
  let worth = 0n
  let margin = 0n
  let cost = 0n
  let profit = 0n
  let taken = 0
  for (const { tick, lots } of fills) {
    const value = valueAt(contract, tick, lots)
    worth += value
    margin += marginFor(value, leverage || 1)
    cost += heldFor(order, facts, tick, lots, contract.terms.takerFeeBps)
    profit += directionOf(order.side) * (valueAt(contract, mark, lots) - value)
    taken += lots
  }
  const loss = profit < 0n ? -profit : 0n
  let whole = cost
  const left = order.lots - taken
  if (left > 0 && (canRest(order) || fills.length === 0)) {
    const at = order.tick || order.stop || mark
    const rests = canRest(order) && order.stop === 0
    const feeBps = rests ? contract.terms.makerFeeBps : contract.terms.takerFeeBps
    const value = valueAt(contract, at, left)
    const held = heldFor(order, facts, at, left, feeBps)
    worth += value
    taken += left
    margin += marginFor(value, leverage || 1)
    whole += held
    if (rests) cost += held
  }
  return { worth, lots: taken, margin, fee: whole - margin, cost: cost + loss, whole: whole + loss }
}

/** Margin and fee of so many lots at a price, as the exchange holds them; of what closes, as if it opened: its fee is the same. */
function heldFor(order: OrderTerms, facts: Facts, tick: number, lots: number, feeBps: number) {
  const like = { effect: 'open', tick, leverage: order.leverage || 1, makerFeeBps: feeBps } as const
  return frozenFor(facts.listed.contract, like, lots)
}

/** The most lots: of what closes, those that nothing else is to close; of what opens, those that can be paid and are allowed. */
/** LC9: the lots that all members may still open on a side. */
export function roomIn(terms: Facts['listed']['terms'], side: OrderForm['side']): number {
  const { openInterestLots, longLots, longOpening, shortLots, shortOpening } = terms
  return openInterestLots - (side === 'long' ? longLots + longOpening : shortLots + shortOpening)
}

function mostOf(form: OrderForm, facts: Facts): number | undefined {
  const { standing, listed, leverage } = facts
  const { terms, contract } = listed
  if (standing === undefined) return undefined
  const position = positionIn(facts, form.side)
  if (form.effect === 'close') return (position?.lots ?? 0) - (position?.closing ?? 0)
  const order = orderedWith(form, facts, 1)
  const mark = markIn(facts)
  if (order === undefined || mark === undefined) return undefined
  const others = (position?.lots ?? 0) + openingLots(facts, form.side)
  const unit = valueAt(contract, order.tick || order.stop || mark, 1)
  const byTier = stepsIn(valueMaxFor(contract.terms, leverage), unit) - others
  const high = Math.min(byTier, roomIn(terms, form.side), LOTS_MAX)
  const isPaid = (lots: number) => needOf({ ...order, lots }, facts).whole <= standing.spendable
  let [least, beyond] = [0, Math.max(high, 0) + 1]
  while (beyond - least > 1) {
    const middle = Math.floor((least + beyond) / 2)
    if (isPaid(middle)) least = middle
    else beyond = middle
  }
  return least
}

/** The order as the rules see it, where what is filled in suffices for one. */
function orderedWith(form: OrderForm, facts: Facts, lots: number): OrderTerms | undefined {
  const bare = requestOf({ ...form, takeProfit: '', stopLoss: '' }, lots, facts)
  const order = orderOf(facts.listed.contract, bare)
  return 'refusal' in order ? undefined : order
}

function lotsOf({ given }: OrderForm, most = 0): number {
  if (given.what === 'percent') return Math.floor((most * given.percent) / 100)
  return wholeOf(given.value) ?? 0
}

function percentShown({ given }: OrderForm, lots: number, most: number | undefined): number {
  if (given.what === 'percent') return given.percent
  return most === undefined || most <= 0 ? 0 : Math.min(100, Math.floor((lots * 100) / most))
}

/** Where the account would be in danger once this order has filled, all other prices as they are. */
export function liquidationIf(order: OrderTerms, facts: Facts): number | undefined {
  const { standing, listed } = facts
  const mark = markIn(facts)
  if (standing === undefined || mark === undefined || order.effect === 'close') return undefined
  const { worth, margin, fee } = needOf(order, facts)
  const isSame = (one: Exposure) =>
    one.contract.terms.symbol === listed.symbol && one.side === order.side
  const exposures = standing.held.map(({ exposure }) => exposure)
  const old = exposures.find(isSame)
  const opened: Exposure = {
    contract: listed.contract,
    side: order.side,
    lots: (old?.lots ?? 0) + order.lots,
    cost: (old?.cost ?? 0n) + worth,
    margin: (old?.margin ?? 0n) + margin,
    funding: old?.funding ?? 0n,
    mark,
  }
  const all = [...exposures.filter((one) => !isSame(one)), opened]
  const balance = standing.balance - fee
  const { equity, maintenance } = riskOf(balance, all)
  // Nothing to carry it with: there is no price to name.
  return equity <= maintenance ? undefined : liquidationTick(balance, all, opened)
}

/** LC45: what closing would come to, at the prices that this order finds, after its fee. */
export function closingNet(exposure: Exposure, { worthLots: lots, worth, fee }: Figures): string {
  const value = amountFrom(worth)
  return formatAmount(netOfClosing(exposure, { lots, value, fee: amountFrom(fee) }))
}

export function isBeyond(cost: string, spendable: bigint | undefined): boolean {
  return spendable !== undefined && amountFrom(cost) > spendable
}
