/** The wallet's state: coins, networks, what has come in from chains, and what is on its way out. */
import {
  type Amount,
  type Asset,
  amount,
  big,
  type Codec,
  flag,
  type Id,
  list,
  type MemberId,
  type Millis,
  map,
  optional,
  record,
  uint,
  word,
} from '@evenkeel/kernel'
import { type DoneAlone, doneAlone } from './alone.ts'
import { type ChainName, chain, type Network, networkCodec } from './networks.ts'
import { noneSettled, type Settled, settledCodec } from './settled.ts'
import { type Token, tokenCodec } from './tokens.ts'
import { type Withdrawal, withdrawalCodec } from './withdrawal.ts'

export type State = {
  readonly coins: Map<Asset, boolean>
  /** By `USDT ethereum`. */
  readonly networks: Map<string, Network>
  /** Deposits that were credited, by their source, as long as a chain could still take them back or tell of them again. */
  readonly credited: Map<string, Credited>
  /** Blocks up to this one are final: nothing in them is credited or taken back any more. */
  readonly finalBlocks: Map<ChainName, number>
  /** Credits by hand that one operator has asked for, by their source. */
  readonly proposed: Map<string, Proposed>
  /** What members owe after a chain took a deposit back, by `7 USDT`. */
  readonly debts: Map<string, Amount>
  /** Not paid, rejected or cancelled yet. */
  readonly withdrawals: Map<Id, Withdrawal>
  /** What was sent on the last day that anything was, by `7 USDT ethereum`. */
  readonly sent: Map<string, Sent>
  /** The last number of a transaction that the hot wallet of a chain has used. */
  readonly nonces: Map<ChainName, number>
  /** What one operator may approve alone of a coin in 24 hours. */
  readonly approvalLimits: Map<Asset, Amount>
  /** What was approved by one operator alone, by withdrawal, as long as it counts. */
  readonly approvals: Map<Id, ApprovalAlone>
  /** The sources of the test funds that were credited. */
  readonly testFunds: Map<string, boolean>
  /** What one operator has said where it takes two, by what it is about. */
  readonly endorsed: Map<string, Endorsed>
  /** Which withdrawal a transaction has paid, by `ethereum f00d`. */
  readonly paidBy: Map<string, Id>
  /** What is held outside, as it was attested last, by `USDT ethereum`. */
  readonly reserves: Map<string, Reserves>
  /** What operators have listed by its contract, by `USDC ethereum`. */
  readonly tokens: Map<string, Token>
  /** W66: deposits that were credited in blocks that are final. */
  readonly settled: Settled
  /** W67: by which one operator alone has funded the treasury in the last 24 hours, by the movement's number. */
  readonly fundedAlone: Map<Id, DoneAlone>
  /** W68: amounts and costs of payouts that one operator alone has ended by hand or cancelled, as long as they count. */
  endedAlone: readonly DoneAlone[]
}

/** `block` is 0 for one that was credited by hand. */
export type Credited = {
  readonly id: Id
  readonly member: MemberId
  readonly asset: Asset
  readonly chain: ChainName
  readonly amount: Amount
  readonly block: number
}
export type Proposed = {
  readonly member: MemberId
  readonly asset: Asset
  readonly chain: ChainName
  readonly amount: Amount
  readonly operator: number
  readonly at: Millis
}
export type ApprovalAlone = {
  readonly operator: number
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
  readonly at: Millis
}
export type Endorsed = {
  readonly figures: string
  readonly operator: number
  readonly at: Millis
}
/** `free` is what may still be credited by hand: below zero, so much is missing. */
export type Reserves = {
  readonly attested: Amount
  readonly free: Amount
  readonly operator: number | undefined
  readonly at: Millis
}
export type Sent = { readonly day: number; readonly amount: Amount }

export function initialState(): State {
  return {
    coins: new Map(),
    networks: new Map(),
    credited: new Map(),
    finalBlocks: new Map(),
    proposed: new Map(),
    debts: new Map(),
    withdrawals: new Map(),
    sent: new Map(),
    nonces: new Map(),
    ...noLaterParts(),
    ...noLatestParts(),
    ...noNewestParts(),
    settled: noneSettled(),
    fundedAlone: new Map(),
    endedAlone: [],
  }
}

function noLaterParts(): LaterParts {
  return {
    approvalLimits: new Map(),
    approvals: new Map(),
    testFunds: new Map(),
    endorsed: new Map(),
    paidBy: new Map(),
  }
}

function noLatestParts(): LatestParts {
  return { reserves: new Map() }
}

function noNewestParts(): NewestParts {
  return { tokens: new Map() }
}

const credited = record<Credited>({
  id: uint,
  member: uint,
  asset: word,
  chain,
  amount,
  block: uint,
})
const proposed = record<Proposed>({
  member: uint,
  asset: word,
  chain,
  amount,
  operator: uint,
  at: uint,
})

export const approvalAlone = record<ApprovalAlone>({
  operator: uint,
  member: uint,
  asset: word,
  amount,
  at: uint,
})

type LastParts = Pick<State, 'settled' | 'fundedAlone' | 'endedAlone'>
type NewestParts = Pick<State, 'tokens'>
type LatestParts = Pick<State, 'reserves'>
type LaterParts = Pick<State, 'approvalLimits' | 'approvals' | 'testFunds' | 'endorsed' | 'paidBy'>
const firstParts = record<
  Omit<State, keyof LaterParts | keyof LatestParts | keyof NewestParts | keyof LastParts>
>({
  coins: map(word, flag),
  networks: map(word, networkCodec),
  credited: map(word, credited),
  finalBlocks: map(chain, uint),
  proposed: map(word, proposed),
  debts: map(word, amount),
  withdrawals: map(uint, withdrawalCodec),
  sent: map(word, record<Sent>({ day: uint, amount })),
  nonces: map(chain, uint),
})
const laterParts = record<LaterParts>({
  approvalLimits: map(word, amount),
  approvals: map(uint, approvalAlone),
  testFunds: map(word, flag),
  endorsed: map(word, record<Endorsed>({ figures: word, operator: uint, at: uint })),
  paidBy: map(word, uint),
})

const latestParts = record<LatestParts>({
  reserves: map(
    word,
    record<Reserves>({ attested: amount, free: big, operator: optional(uint), at: uint }),
  ),
})

const fundedAlone = map(uint, doneAlone)
const endedAlone = list(doneAlone)

const newestParts = record<NewestParts>({ tokens: map(word, tokenCodec) })

/** Snapshots of versions that did not know the later parts end before them. */
export const snapshot: Codec<State> = {
  write(out, state) {
    firstParts.write(out, state)
    laterParts.write(out, state)
    latestParts.write(out, state)
    newestParts.write(out, state)
    settledCodec.write(out, state.settled)
    fundedAlone.write(out, state.fundedAlone)
    endedAlone.write(out, state.endedAlone)
  },
  read(input) {
    const first = firstParts.read(input)
    const later = input.done ? noLaterParts() : laterParts.read(input)
    const latest = input.done ? noLatestParts() : latestParts.read(input)
    const newest = input.done ? noNewestParts() : newestParts.read(input)
    const settled = input.done ? noneSettled() : settledCodec.read(input)
    const funded = input.done ? new Map<Id, DoneAlone>() : fundedAlone.read(input)
    const ended = input.done ? [] : endedAlone.read(input)
    const last: LastParts = { settled, fundedAlone: funded, endedAlone: ended }
    return { ...first, ...later, ...latest, ...newest, ...last }
  },
}

export function debtOf({ debts }: State, member: MemberId, asset: Asset): Amount {
  return debts.get(debtName(member, asset)) ?? 0n
}

/** Whether a member owes anything, of whatever coin: what was owed in one may have been spent on another. */
export function owes({ debts }: State, member: MemberId): boolean {
  const own = `${member} `
  for (const name of debts.keys()) if (name.startsWith(own)) return true
  return false
}

export function debtName(member: MemberId, asset: Asset): string {
  return `${member} ${asset}`
}

/** However somebody types it: with its prefix or not, in letters of either case. */
export function paidName(on: ChainName, transaction: string): string {
  return `${on} ${transaction.toLowerCase().replace(/^0x/, '')}`
}
