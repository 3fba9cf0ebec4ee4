/** What the naive model of withdrawals keeps, of one realm. */
import type { Actor, Amount, MemberId, Realm } from '@evenkeel/kernel'
import type { Step } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'

export type WithdrawalRequest = Extract<Command, { type: 'requestWithdrawal' }>
export type Withdrawal = WithdrawalRequest & {
  readonly fee: Amount
  readonly at: number
  readonly step: 'asked' | 'approved' | 'paying' | 'stopped' | 'unpaid' | 'cancelling' | 'voided'
  readonly first: { readonly by: number; readonly at: number } | undefined
  readonly isByHand?: boolean
  /** Of the transaction that pays it. */
  readonly nonce?: number | undefined
}
/** It takes two operators to end it, whatever the amount. */
export function isStopped(known: Partial<Pick<Withdrawal, 'step'>> | undefined): boolean {
  return ['stopped', 'unpaid', 'voided'].includes(known?.step ?? '')
}
/** What an operator says, and what it is about. */
export type About = Pick<Withdrawal, 'asset' | 'amount'> & {
  readonly about: string
  readonly said: string
  readonly step?: Withdrawal['step']
  /** Beyond the limit together with what was ended before. */
  readonly isOver?: boolean
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
/** Whether the chain holds so much more than was credited of it. */
export type Covered = (realm: Realm, asset: string, amount: Amount) => boolean
export type Books = {
  readonly open: ReadonlyMap<number, Withdrawal>
  readonly fees: ReadonlyMap<string, Amount>
  /** Everything that a member was granted to send, with the day. */
  readonly sent: ReadonlyMap<string, Amount>
  readonly nonce: number
  /** All that were ever approved by one. */
  readonly alone: readonly Alone[]
  readonly aloneMost: ReadonlyMap<string, Amount>
  /** What one operator put into the treasury without another. */
  readonly funded: readonly Omit<Alone, 'member'>[]
  /** Amounts and costs of payouts that one operator ended by hand or cancelled without another. */
  readonly ended: readonly Omit<Alone, 'member'>[]
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
  funded: [],
  ended: [],
  gone: new Map(),
  words: new Map(),
  used: new Set(),
}

/** About what somebody has of a coin, so that limits are met and debts made now and then. */
export function portionOf(asset: string): Amount {
  return asset === 'BTC' ? 100_000_000n : asset === 'ETH' ? 10n ** 14n : 10n ** 10n
}

export function dayName({ member, asset }: WithdrawalRequest, at: number): string {
  return `${member} ${asset} ${new Date(at).toISOString().slice(0, 10)}`
}

/** A command of the wallet, and who gives it. */
export function by(command: Command, owner: MemberId, actor?: Actor): Step {
  return actor === undefined ? { command, owner } : { command, owner, actor }
}
