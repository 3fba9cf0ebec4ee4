/** The state of timed options: terms, options that are not settled, what they may win, and what traders allow themselves. */
import {
  type Amount,
  amount,
  big,
  type Codec,
  type Id,
  list,
  type MemberId,
  type Millis,
  optional,
  record,
  Schedule,
  uint,
  word,
} from '@evenkeel/kernel'
import { hoursCodec, placedCodec, termCodec, tickCodec } from './codecs.ts'
import type { Hours, Limit, Placed, Term, Tick } from './facts.ts'
import { profitOf } from './rules.ts'

/** An option that is not settled; without a tick it is not open yet. */
export type Option = Omit<Placed, 'type'> & { opened: Tick | undefined }

/** What expires at one moment, in the order in which it was placed, and all that it may win. */
export type Expiry = { readonly options: Map<Id, Option>; exposure: Amount }

/** The options of one symbol. */
export type Desk = {
  /** Those that wait for their first price, by the moment after which it counts. */
  readonly pending: Schedule
  /** The moments at which options expire: each is its own name. */
  readonly expiries: Schedule
  readonly byExpiry: Map<Millis, Expiry>
}

/** What is known of a member: open options, what of this day counts, and what they allow themselves. */
export type Trader = {
  readonly options: Map<Id, Option>
  /** Stakes and fees of those. */
  atRisk: Amount
  /** The day that the next two are of: what was lost beyond what was won, and how many were placed. */
  day: number
  lost: Amount
  placed: number
  loss: Limit<Amount>
  number: Limit<number>
  pausedUntil: Millis
}

export type State = {
  readonly terms: Map<string, Term>
  /** By symbol. */
  readonly hours: Map<string, Hours>
  readonly options: Map<Id, Option>
  readonly desks: Map<string, Desk>
  readonly traders: Map<MemberId, Trader>
  /** All that open options may win: the house has it. */
  reserved: Amount
  /** Those that were settled last, for those who are told of it; no part of what is kept. */
  readonly settled: Map<Id, Option>
}

/** More than one decision settles. */
const SETTLED_KEPT = 256

export const NO_LIMIT = { now: undefined, next: undefined, nextAt: 0 } as const

export function initial(): State {
  return {
    terms: new Map(),
    hours: new Map(),
    options: new Map(),
    desks: new Map(),
    traders: new Map(),
    reserved: 0n,
    settled: new Map(),
  }
}

export function termKey({ symbol, seconds }: Pick<Term, 'symbol' | 'seconds'>): string {
  return `${symbol} ${seconds}`
}

export function traderOf(state: State, member: MemberId): Trader {
  const known = state.traders.get(member)
  if (known !== undefined) return known
  const trader: Trader = {
    options: new Map(),
    atRisk: 0n,
    day: 0,
    lost: 0n,
    placed: 0,
    loss: NO_LIMIT,
    number: NO_LIMIT,
    pausedUntil: 0,
  }
  state.traders.set(member, trader)
  return trader
}

/** Takes an option into every list that it belongs to. */
export function addOption(state: State, option: Option): void {
  const { id, member, symbol, stake, fee, acceptedAt, expiresAt } = option
  const profit = profitOf(stake, option)
  const desk = deskOf(state, symbol)
  let expiry = desk.byExpiry.get(expiresAt)
  if (expiry === undefined) {
    expiry = { options: new Map(), exposure: 0n }
    desk.byExpiry.set(expiresAt, expiry)
    desk.expiries.set(expiresAt, expiresAt)
  }
  expiry.options.set(id, option)
  expiry.exposure += profit
  if (option.opened === undefined) desk.pending.set(id, acceptedAt)
  state.options.set(id, option)
  state.reserved += profit
  const trader = traderOf(state, member)
  trader.options.set(id, option)
  trader.atRisk += stake + fee
}

export function removeOption(state: State, option: Option): void {
  const { id, member, symbol, stake, fee, expiresAt } = option
  const profit = profitOf(stake, option)
  const desk = deskOf(state, symbol)
  desk.pending.delete(id)
  const expiry = desk.byExpiry.get(expiresAt)
  if (expiry !== undefined) {
    expiry.options.delete(id)
    expiry.exposure -= profit
    if (expiry.options.size === 0) {
      desk.byExpiry.delete(expiresAt)
      desk.expiries.delete(expiresAt)
    }
  }
  state.options.delete(id)
  state.reserved -= profit
  const trader = traderOf(state, member)
  trader.options.delete(id)
  trader.atRisk -= stake + fee
  noteSettled(state, option)
}

function noteSettled({ settled }: State, option: Option): void {
  settled.set(option.id, option)
  if (settled.size <= SETTLED_KEPT) return
  for (const oldest of settled.keys()) {
    settled.delete(oldest)
    break
  }
}

export function deskOf({ desks }: State, symbol: string): Desk {
  const known = desks.get(symbol)
  if (known !== undefined) return known
  const desk: Desk = { pending: new Schedule(), expiries: new Schedule(), byExpiry: new Map() }
  desks.set(symbol, desk)
  return desk
}

type KeptTrader = Omit<Trader, 'options' | 'atRisk'> & { readonly member: MemberId }

export const lossCodec = record<Limit<Amount>>({
  now: optional(amount),
  next: optional(amount),
  nextAt: uint,
})
export const numberCodec = record<Limit<number>>({
  now: optional(uint),
  next: optional(uint),
  nextAt: uint,
})
const termsCodec = list(termCodec)
const hoursListCodec = list(hoursCodec)
const optionsCodec = list<Option>({
  write(out, option) {
    placedCodec.write(out, option)
    optional(tickCodec).write(out, option.opened)
  },
  read: (input) => ({ ...placedCodec.read(input), opened: optional(tickCodec).read(input) }),
})
const tradersCodec = list(
  record<KeptTrader>({
    member: uint,
    day: uint,
    lost: big,
    placed: uint,
    loss: lossCodec,
    number: numberCodec,
    pausedUntil: uint,
  }),
)

/** All but what can be told from the options. */
export const snapshot: Codec<State> = {
  write(out, { terms, hours, options, desks, traders }) {
    termsCodec.write(out, [...terms.values()])
    optionsCodec.write(
      out,
      [...options.values()].sort((one, other) => one.id - other.id),
    )
    list(word).write(out, [...desks.keys()])
    const kept = [...traders].map(([member, trader]): KeptTrader => ({ ...trader, member }))
    tradersCodec.write(
      out,
      kept.sort((one, other) => one.member - other.member),
    )
    hoursListCodec.write(
      out,
      [...hours].map(([symbol, own]) => ({ symbol, ...own })),
    )
  },
  read(input) {
    const state = initial()
    for (const term of termsCodec.read(input)) state.terms.set(termKey(term), term)
    const options = optionsCodec.read(input)
    for (const symbol of list(word).read(input)) deskOf(state, symbol)
    for (const { member, ...kept } of tradersCodec.read(input))
      Object.assign(traderOf(state, member), kept)
    for (const option of options) addOption(state, option)
    // Snapshots of before there were hours end here.
    const hours = input.done ? [] : hoursListCodec.read(input)
    for (const { symbol, ...own } of hours) state.hours.set(symbol, own)
    return state
  },
}
