/** The state of operations: what is switched on, what is proposed, and what has left the exchange. */
import {
  type Amount,
  type Asset,
  amount,
  type Codec,
  type Id,
  list,
  type Millis,
  map,
  oneOf,
  optional,
  record,
  Schedule,
  text,
  uint,
  word,
} from '@evenkeel/kernel'
import { type SwitchName, type SwitchReason, switchNames, switchReasons } from './facts.ts'
import { type Roster, rosterCodec } from './roster.ts'

export type Switch = {
  readonly name: SwitchName
  readonly symbol: string
  readonly reason: SwitchReason
  readonly since: Millis
  readonly operator: number
}

export type Proposal = {
  readonly id: Id
  readonly core: string
  readonly text: string
  readonly by: number
  readonly at: Millis
  /** Of one that another operator agreed to, and that was not carried out yet. */
  readonly approvedBy: number | undefined
  readonly approvedAt: Millis | undefined
}

type Outflow = { readonly at: Millis; readonly amount: Amount }

export type State = {
  /** Those that are on, by `switchKey`. */
  readonly switches: Map<string, Switch>
  readonly proposals: Map<Id, Proposal>
  readonly parameters: Map<string, string>
  /** What left within the last hour, by asset, the oldest first. */
  readonly outflows: Map<Asset, readonly Outflow[]>
  anchored: { readonly count: number; readonly head: string }
  /** By operator. */
  readonly roster: Roster
  /** When which proposal expires: derived, and no part of a snapshot. */
  readonly expiries: Schedule
}

/** `delisted.spot.btcusdt`: a market of one product that takes no new orders. */
export const DELISTED = 'delisted.'
export const IS_DELISTED = 'yes'
export const PROPOSAL_MS = 24 * 3_600_000
export const OUTFLOW_MS = 3_600_000

export function initialState(): State {
  return {
    switches: new Map(),
    proposals: new Map(),
    parameters: new Map(),
    outflows: new Map(),
    anchored: { count: 0, head: '' },
    roster: new Map(),
    expiries: new Schedule(),
  }
}

export function switchKey(name: SwitchName, symbol: string): string {
  return symbol === '' ? name : `${name}/${symbol}`
}

/** What of an asset left within the hour before now. */
export function outflowOf({ outflows }: State, asset: Asset, now: Millis): Amount {
  let sum = 0n
  for (const { at, amount: one } of outflows.get(asset) ?? []) if (at > now - OUTFLOW_MS) sum += one
  return sum
}

const switchCodec = record<Switch>({
  name: oneOf(switchNames),
  symbol: word,
  reason: oneOf(switchReasons),
  since: uint,
  operator: uint,
})
const proposalCodec = record<Proposal>({
  id: uint,
  core: word,
  text,
  by: uint,
  at: uint,
  approvedBy: optional(uint),
  approvedAt: optional(uint),
})
const kept = record<Omit<State, 'expiries' | 'roster'>>({
  switches: map(word, switchCodec),
  proposals: map(uint, proposalCodec),
  parameters: map(word, word),
  outflows: map(word, list(record<Outflow>({ at: uint, amount }))),
  anchored: record<State['anchored']>({ count: uint, head: word }),
})

export const snapshot: Codec<State> = {
  write(out, state) {
    kept.write(out, state)
    rosterCodec.write(out, state.roster)
  },
  read(input) {
    const before = kept.read(input)
    // Snapshots from before the roster end here.
    const roster = input.done ? new Map() : rosterCodec.read(input)
    const state = { ...before, roster, expiries: new Schedule() }
    for (const { id, at } of state.proposals.values()) state.expiries.set(id, at + PROPOSAL_MS)
    return state
  },
}
