/** What is folded of contracts, as rows of their tables. */
import { type Amount, formatAmount, type Id, type MemberId } from '@evenkeel/kernel'
import type { ProjectedEntry, Row } from '@evenkeel/wire/server'
import type {
  FundingPaid,
  Leg,
  Placed,
  PositionSide,
  ProfitSettled,
  ReasonToEnd,
  Reference,
} from './core/index.ts'
import type { Facts } from './view.ts'

/** What happened to an order after it was placed. */
export type Change = {
  filled: number
  value: Amount
  fee: Amount
  profit: Amount
  fewer: number
  stop: number | null
  why: ReasonToEnd | null
  at: number
}
export type Ordered = { readonly realm: string; readonly placed: Placed; readonly facts: Facts }
/** What happened to a position. */
export type Happened = {
  readonly realm: string
  readonly id: Id
  readonly member: MemberId
  readonly symbol: string
  readonly side: PositionSide
  readonly openedAt: number
  opened: number
  closed: number
  openedValue: Amount
  closedValue: Amount
  profit: Amount
  realised: Amount
  fee: Amount
  funding: Amount
  at: number
  /** The last entry of the journal that changed it. */
  seq: number
  why: string | null
  reference: Reference | undefined
}
export type Legged = Pick<
  Leg,
  'effect' | 'position' | 'member' | 'side' | 'profit' | 'fee' | 'funding'
> & {
  readonly symbol: string
  readonly lots: number
  readonly at: number
}

export function changeRow(
  id: Id,
  { filled, value, fee, profit, fewer, stop, why, at }: Change,
): Row {
  return [
    id,
    filled,
    formatAmount(value),
    formatAmount(fee),
    formatAmount(profit),
    fewer,
    stop,
    why,
    at,
  ]
}

/** In the order of `ORDER_COLUMNS`. */
export function orderRow({ realm, placed, facts }: Ordered): Row {
  return [
    realm,
    facts.id,
    placed.member,
    facts.symbol,
    facts.side,
    facts.effect,
    facts.kind,
    facts.timeInForce,
    facts.tick,
    facts.stop,
    facts.distance,
    facts.lots,
    facts.leverage,
    facts.takeProfit,
    facts.stopLoss,
    facts.clientId,
    facts.at,
    facts.filled,
    formatAmount(facts.value),
    formatAmount(facts.fee),
    formatAmount(facts.profit),
    facts.state,
    facts.why ?? null,
    facts.endedAt ?? null,
    ...referenceRow(facts.trigger),
  ]
}

export type Fill = Legged & {
  readonly id: Id
  readonly order: Id
  readonly tick: number
  readonly value: Amount
  readonly role: string
  readonly against: string
  readonly cost: Amount
  readonly reference: Reference | undefined
  /** Its place among what an entry of the journal did. */
  readonly nth: number
  /** The kind and the trigger of the order that took; none of one that rested. */
  readonly kind: string | null
  readonly stop: number
  readonly isRising: boolean
  readonly forced: Forced
}

/** What a liquidation or a deleveraging says beside. */
export type Forced = {
  readonly equity: Amount | null
  readonly maintenance: Amount | null
  readonly insured: Amount
  readonly uncovered: Amount
  readonly gave: Amount
}
export const NO_FORCE: Forced = {
  equity: null,
  maintenance: null,
  insured: 0n,
  uncovered: 0n,
  gave: 0n,
}

/** LC40: what a profit came to for the member, with what others paid of a loss and less what was given up. */
export function realisedOf(
  profit: Amount,
  { insured, uncovered, gave }: Pick<Forced, 'insured' | 'uncovered' | 'gave'>,
): Amount {
  return profit + insured + uncovered - gave
}

/** In the order of `FILL_COLUMNS`. */
export function fillRow({ realm, seq }: ProjectedEntry, fill: Fill): Row {
  const { equity, maintenance, insured, uncovered, gave } = fill.forced
  return [
    realm,
    fill.member,
    fill.id,
    fill.order,
    fill.position,
    fill.symbol,
    fill.side,
    fill.effect,
    fill.role,
    fill.tick,
    fill.lots,
    formatAmount(fill.value),
    formatAmount(fill.fee),
    formatAmount(fill.profit),
    formatAmount(fill.funding),
    fill.at,
    fill.against,
    ...referenceRow(fill.reference),
    seq,
    fill.nth,
    formatAmount(fill.cost),
    fill.kind,
    fill.stop,
    `${fill.isRising}`,
    equity === null ? null : formatAmount(equity),
    maintenance === null ? null : formatAmount(maintenance),
    formatAmount(insured),
    formatAmount(uncovered),
    formatAmount(gave),
  ]
}

/** In the order of `POSITION_COLUMNS`. */
export function positionRow(happened: Happened): Row {
  return [
    happened.realm,
    happened.id,
    happened.member,
    happened.symbol,
    happened.side,
    happened.opened,
    happened.closed,
    formatAmount(happened.openedValue),
    formatAmount(happened.closedValue),
    formatAmount(happened.profit),
    formatAmount(happened.realised),
    formatAmount(happened.fee),
    formatAmount(happened.funding),
    happened.openedAt,
    happened.at,
    happened.why,
    ...referenceRow(happened.reference),
    happened.seq,
  ]
}

/** In the order of `SETTLEMENT_COLUMNS`. */
export function settlementRow(
  { realm, seq, at }: ProjectedEntry,
  { member, position }: ProfitSettled | FundingPaid,
  nth: number,
  profit: Amount,
  funding: Amount,
): Row {
  return [realm, member, position, seq, nth, at, formatAmount(profit), formatAmount(funding)]
}

function referenceRow(reference: Reference | undefined): Row {
  if (reference === undefined) return [null, null, null]
  return [formatAmount(reference.price), reference.source, reference.at]
}
