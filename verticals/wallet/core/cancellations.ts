/** Cancellation of a payout's nonce by a self-transfer of the hot wallet: ordered, then final. Rules W64, W65, W68: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  amount,
  type Id,
  type MemberId,
  optional,
  record,
  refuse,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import type { PayoutEndedAlone } from './alone.ts'
import { countAlone, withEnded } from './endedAlone.ts'
import { payoutAct, withoutSecond } from './endorsements.ts'
import { type ChainName, chain } from './networks.ts'
import { costOf } from './payoutCost.ts'
import { paidName, type State } from './state.ts'
import type { Withdrawal } from './withdrawal.ts'

/** By operators, or by the exchange for a payout that was never signed. */
export type StartPayoutCancellation = {
  readonly type: 'startPayoutCancellation'
  readonly id: Id
  readonly nonce: number
}
/** The nonce is used up, final by its confirmations, by a transaction that has paid nothing. */
export type ConfirmPayoutCancellation = {
  readonly type: 'confirmPayoutCancellation'
  readonly id: Id
  readonly nonce: number
  readonly transaction: string
  readonly cost: Amount
  readonly costAsset: Asset
}
export type CancellationCommand = StartPayoutCancellation | ConfirmPayoutCancellation

type About = {
  readonly id: Id
  readonly member: MemberId
  readonly chain: ChainName
  readonly nonce: number
}
export type PayoutCancellationStarted = {
  readonly type: 'payoutCancellationStarted'
  /** `undefined` where the exchange started it. */
  readonly operator: number | undefined
} & About
export type PayoutCancelled = {
  readonly type: 'payoutCancelled'
  readonly transaction: string
  readonly cost: Amount
  readonly costAsset: Asset
  readonly uncovered: Amount
} & About
export type CancellationEvent = PayoutCancellationStarted | PayoutCancelled
export type CancellationRefusal = 'nonceDiffers'

const about = { id: uint, member: uint, chain, nonce: uint }

export const cancellationEvents = {
  payoutCancellationStarted: {
    code: 30,
    fields: record<Omit<PayoutCancellationStarted, 'type'>>({ ...about, operator: optional(uint) }),
  },
  payoutCancelled: {
    code: 31,
    fields: record<Omit<PayoutCancelled, 'type'>>({
      ...about,
      transaction: word,
      cost: amount,
      costAsset: word,
      uncovered: amount,
    }),
  },
}

export function decideCancellation(
  command: CancellationCommand,
  withdrawal: Withdrawal,
  state: State,
  world: World,
) {
  return command.type === 'startPayoutCancellation'
    ? startCancellation(command, withdrawal, state, world)
    : confirmCancellation(command, withdrawal, state, world)
}

/** W64, W68: beyond the limit of the network it takes two operators; what the exchange cancels is in no sum. */
function startCancellation(
  { nonce }: StartPayoutCancellation,
  withdrawal: Withdrawal,
  state: State,
  world: World,
) {
  if (withdrawal.state !== 'paying' || withdrawal.nonce === undefined)
    return refuse('withdrawalNotOpen')
  if (nonce !== withdrawal.nonce) return refuse('nonceDiffers')
  const { id, member, chain: on } = withdrawal
  const { actor } = world
  const alone: PayoutEndedAlone[] = []
  if (actor.kind !== 'exchange') {
    const said = { act: payoutAct(id), figures: `cancelled ${nonce}` }
    const parts = [withdrawal]
    const within = withEnded(parts, state, world)
    const instead = withoutSecond({ ...said, within }, state, world)
    if (instead !== undefined) return instead
    alone.push(...countAlone(said, { id, parts }, state, world))
  }
  const operator = actor.kind === 'operator' ? actor.id : undefined
  const started = { type: 'payoutCancellationStarted', id, member, chain: on, nonce } as const
  return accept<CancellationEvent | PayoutEndedAlone>(...alone, { ...started, operator })
}

/** W65: the chain alone says which transaction has used the nonce. */
function confirmCancellation(
  command: ConfirmPayoutCancellation,
  withdrawal: Withdrawal,
  { paidBy }: State,
  world: World,
) {
  const { nonce, transaction } = command
  const { id, member, chain: on } = withdrawal
  if (withdrawal.state !== 'cancelling') return refuse('withdrawalNotOpen')
  if (world.actor.kind !== 'exchange') return refuse('paidBySigner')
  if (nonce !== withdrawal.nonce) return refuse('nonceDiffers')
  if (paidBy.has(paidName(on, transaction))) return refuse('transactionUsed')
  return accept<CancellationEvent>({
    type: 'payoutCancelled',
    id,
    member,
    chain: on,
    nonce,
    transaction,
    ...costOf(command, withdrawal, world),
  })
}

export function applyCancellation(
  event: CancellationEvent,
  known: Withdrawal,
  { withdrawals }: State,
): void {
  const state = event.type === 'payoutCancelled' ? 'voided' : 'cancelling'
  withdrawals.set(event.id, { ...known, state })
}

export function isCancellation(event: { readonly type: string }): event is CancellationEvent {
  return event.type in cancellationEvents
}
