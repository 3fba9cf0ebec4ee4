/** The state of charity: projects with what they raised and still hold, royalties, and payouts that wait for a second operator. */
import {
  type Amount,
  type Asset,
  amount,
  type Codec,
  custodies,
  type Id,
  list,
  type MemberId,
  type Millis,
  map,
  oneOf,
  optional,
  record,
  Schedule,
  uint,
  word,
} from '@evenkeel/kernel'
import type { PayoutCustody } from './facts.ts'
import { type Ending, endings, type Priority, priorities } from './rules.ts'

type Sums = Map<Asset, Amount>

/** What was given, what of it was paid out, by coin; and what it was worth when it came. */
export type Fund = {
  readonly given: Sums
  readonly paid: Sums
  raised: Amount
}
export type Project = Fund & {
  readonly id: Id
  readonly slug: string
  goal: Amount
  priority: Priority
  readonly openedAt: Millis
  endsAt: Millis
  endedAt: Millis | undefined
  ending: Ending | undefined
  donations: number
  readonly donors: Set<MemberId>
}
export type Payout = {
  readonly id: Id
  readonly project: Id
  readonly asset: Asset
  readonly amount: Amount
  readonly custody: PayoutCustody
  readonly proof: string
  readonly by: number
  readonly at: Millis
}

export type State = {
  readonly projects: Map<Id, Project>
  /** Royalties that came while no project was marked for them. */
  readonly general: Fund
  /** The project that royalties go to. */
  royalties: Id
  /** Those that one operator proposed and nobody decided yet. */
  readonly payouts: Map<Id, Payout>
  /** When which project ends: derived, and no part of a snapshot. */
  readonly ends: Schedule
}

export function noFund(): Fund {
  return { given: new Map(), paid: new Map(), raised: 0n }
}

export function initial(): State {
  return {
    projects: new Map(),
    general: noFund(),
    royalties: 0,
    payouts: new Map(),
    ends: new Schedule(),
  }
}

/** What a fund still holds of a coin. */
export function heldOf({ given, paid }: Fund, asset: Asset): Amount {
  return (given.get(asset) ?? 0n) - (paid.get(asset) ?? 0n)
}

export function add(sums: Sums, asset: Asset, sum: Amount): void {
  sums.set(asset, (sums.get(asset) ?? 0n) + sum)
}

/** One whose goal is reached is due at once. */
export function schedule({ ends }: State, project: Project): void {
  if (project.endedAt !== undefined) ends.delete(project.id)
  else ends.set(project.id, project.raised >= project.goal ? 0 : project.endsAt)
}

const members = list(uint)
const inOrder: Codec<Set<MemberId>> = {
  write: (out, donors) =>
    members.write(
      out,
      [...donors].sort((one, other) => one - other),
    ),
  read: (input) => new Set(members.read(input)),
}
const sums = map(word, amount)
const project = record<Project>({
  id: uint,
  slug: word,
  goal: amount,
  priority: oneOf(priorities),
  openedAt: uint,
  endsAt: uint,
  endedAt: optional(uint),
  ending: optional(oneOf(endings)),
  donations: uint,
  donors: inOrder,
  given: sums,
  paid: sums,
  raised: amount,
})
const payout = record<Payout>({
  id: uint,
  project: uint,
  asset: word,
  amount,
  custody: oneOf(custodies) as Codec<PayoutCustody>,
  proof: word,
  by: uint,
  at: uint,
})
const kept = record<Omit<State, 'ends'>>({
  projects: map(uint, project),
  general: record<Fund>({ given: sums, paid: sums, raised: amount }),
  royalties: uint,
  payouts: map(uint, payout),
})

export const snapshot: Codec<State> = {
  write: (out, state) => kept.write(out, state),
  read(input) {
    const state = { ...kept.read(input), ends: new Schedule() }
    for (const one of state.projects.values()) schedule(state, one)
    return state
  },
}
