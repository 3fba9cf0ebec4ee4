/** A withdrawal that is not over: what it is for, and how far it has come. */
import {
  type AccountName,
  type Amount,
  type Asset,
  accounts,
  amount,
  type Id,
  type MemberId,
  type Millis,
  oneOf,
  optional,
  record,
  uint,
  word,
} from '@evenkeel/kernel'
import { type ChainName, chain } from './networks.ts'

export type WithdrawalTerms = {
  readonly id: Id
  readonly member: MemberId
  readonly account: AccountName
  readonly asset: Asset
  readonly chain: ChainName
  /** What arrives; the fee comes on top. */
  readonly amount: Amount
  readonly fee: Amount
  /** A hash of the address, which itself is in no journal: nothing is sent elsewhere. */
  readonly destination: string
  readonly at: Millis
}

/**
 * Their places are in snapshots: the list grows at its end. The transaction of one that is `stopped` is on the
 * chain and does not show whether it has paid; of one that is `unpaid` the chain shows that nothing has moved.
 * The nonce of one that is `cancelling` is contended by a self-transfer; that of one that is `voided` was used
 * up by a transaction that has paid nothing, final by its confirmations.
 */
export const withdrawalStates = [
  'requested',
  'endorsed',
  'approved',
  'paying',
  'stopped',
  'unpaid',
  'cancelling',
  'voided',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

export type Withdrawal = WithdrawalTerms & {
  readonly state: WithdrawalState
  /** The operator who was the first to approve, and when. */
  readonly endorsedBy: number | undefined
  readonly endorsedAt: Millis | undefined
  /** The number of the transaction that pays it. */
  readonly nonce: number | undefined
}

/** Whose it is, and the money that moves: an event states both. */
export type Ended = Pick<
  WithdrawalTerms,
  'id' | 'member' | 'account' | 'asset' | 'chain' | 'amount' | 'fee'
>

/** W52, W65: operators have to end it. */
export function isStopped({ state }: { readonly state: WithdrawalState }): boolean {
  return state === 'stopped' || isProvenUnpaid({ state })
}

/** Two operators reject it or have it paid again. */
export function isProvenUnpaid({ state }: { readonly state: WithdrawalState }): boolean {
  return state === 'unpaid' || state === 'voided'
}

export const ended = {
  id: uint,
  member: uint,
  account: oneOf(accounts),
  asset: word,
  chain,
  amount,
  fee: amount,
}
const terms = { ...ended, destination: word, at: uint }
export const termsCodec = record<WithdrawalTerms>(terms)
export const withdrawalCodec = record<Withdrawal>({
  ...terms,
  state: oneOf(withdrawalStates),
  endorsedBy: optional(uint),
  endorsedAt: optional(uint),
  nonce: optional(uint),
})

export function endOf(withdrawal: Withdrawal): Ended {
  const { id, member, account, asset, chain: on, amount: sum, fee } = withdrawal
  return { id, member, account, asset, chain: on, amount: sum, fee }
}
