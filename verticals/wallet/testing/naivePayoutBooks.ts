/** What the naive model of withdrawals keeps, of one realm. */
import type { Amount, Realm } from '@evenkeel/kernel'
import type { Command } from '../core.ts'

export type Asked = Extract<Command, { type: 'requestWithdrawal' }>
export type Withdrawal = Asked & {
  readonly fee: Amount
  readonly at: number
  readonly step: 'asked' | 'approved' | 'paying'
  readonly first: { readonly by: number; readonly at: number } | undefined
  readonly isByHand?: boolean
}
/** What one operator approved without another. */
export type Alone = {
  readonly by: number
  readonly member: number
  readonly asset: string
  readonly amount: Amount
  readonly at: number
}
/** What an operator said where another one has to say the same. */
export type Word = { readonly by: number; readonly at: number; readonly said: string }
/** Whether a member owes anything. */
export type Owes = (realm: Realm, member: number) => boolean
/** Told of what the chain has less of. */
export type Left = (realm: Realm, asset: string, amount: Amount) => void
export type Books = {
  readonly open: ReadonlyMap<number, Withdrawal>
  readonly fees: ReadonlyMap<string, Amount>
  /** Everything that a member was granted to send, with the day. */
  readonly sent: ReadonlyMap<string, Amount>
  readonly nonce: number
  /** All that were ever approved by one. */
  readonly alone: readonly Alone[]
  readonly aloneMost: ReadonlyMap<string, Amount>
  /** What has left the chain for good, less what came in blocks that are final. */
  readonly gone: ReadonlyMap<string, Amount>
  readonly words: ReadonlyMap<string, Word>
  /** Transactions that have paid. */
  readonly used: ReadonlySet<string>
}

export const NONE: Books = {
  open: new Map(),
  fees: new Map(),
  sent: new Map(),
  nonce: 0,
  alone: [],
  aloneMost: new Map(),
  gone: new Map(),
  words: new Map(),
  used: new Set(),
}
