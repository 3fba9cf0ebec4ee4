/** The state of operations: what is switched on, what is proposed, and what has left the exchange. */
import {
  type Amount,
  type Asset,
  amount,
  type Codec,
  flag,
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
import {
  disabledAdmins,
  type Roster,
  rosterCodec,
  type Unconfirmed,
  unconfirmedCodec,
} from './roster.ts'

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
  /** When what one operator holds up alone ends, by `switchKey`. */
  readonly holdEnds: Map<string, Millis>
  /** When one operator alone last held up a market, by its symbol; empty for all of them. */
  readonly heldAlone: Map<string, Millis>
  /** Everything is frozen, and triggers and liquidations are not held up (any more). */
  isFreezeSpent: boolean
  /** By operator. */
  readonly roster: Roster
  readonly unconfirmed: Unconfirmed
  /** When which proposal expires: derived, and no part of a snapshot. */
  readonly expiries: Schedule
}

/** `delisted.spot.btcusdt`: a market of one product that takes no new orders. */
export const DELISTED = 'delisted.'
export const IS_DELISTED = 'yes'
/** `abandonedFunds.10000007`: what this member holds is given up, in words, to the last coin (P82). */
export const ABANDONED = 'abandonedFunds.'
export const PROPOSAL_MS = 24 * 3_600_000
export const OUTFLOW_MS = 3_600_000
/** So long after one operator alone has held up a market, the next hold takes two. */
export const ALONE_MS = 24 * 3_600_000

export function initialState(): State {
  return {
    switches: new Map(),
    proposals: new Map(),
    parameters: new Map(),
    outflows: new Map(),
    anchored: { count: 0, head: '' },
    holdEnds: new Map(),
    heldAlone: new Map(),
    isFreezeSpent: false,
    roster: new Map(),
    unconfirmed: new Map(),
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
type LaterParts = Pick<State, 'holdEnds' | 'heldAlone' | 'isFreezeSpent'>
const kept = record<Omit<State, 'expiries' | 'roster' | 'unconfirmed' | keyof LaterParts>>({
  switches: map(word, switchCodec),
  proposals: map(uint, proposalCodec),
  parameters: map(word, word),
  outflows: map(word, list(record<Outflow>({ at: uint, amount }))),
  anchored: record<State['anchored']>({ count: uint, head: word }),
})
const later = record<LaterParts>({
  holdEnds: map(word, uint),
  heldAlone: map(word, uint),
  isFreezeSpent: flag,
})
const noLater = (): LaterParts => ({
  holdEnds: new Map(),
  heldAlone: new Map(),
  isFreezeSpent: false,
})

export const snapshot: Codec<State> = {
  write(out, state) {
    kept.write(out, state)
    rosterCodec.write(out, state.roster)
    later.write(out, state)
    unconfirmedCodec.write(out, state.unconfirmed)
  },
  read(input) {
    const first = kept.read(input)
    // Snapshots from before the roster end here.
    const roster: Roster = input.done ? new Map() : rosterCodec.read(input)
    const rest = input.done ? noLater() : later.read(input)
    const unconfirmed = input.done ? disabledAdmins(roster) : unconfirmedCodec.read(input)
    const state = { ...first, ...rest, roster, unconfirmed, expiries: new Schedule() }
    for (const { id, at } of state.proposals.values()) state.expiries.set(id, at + PROPOSAL_MS)
    return state
  },
}
