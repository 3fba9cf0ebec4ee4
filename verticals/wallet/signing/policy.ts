/** What the signer signs: only what the journal approved, once, and no more in a day than it was told. Rules K1 to K4. */
import type { Amount, Millis } from '@evenkeel/kernel'
import { rawOf } from '../chains/coins.ts'
import type { ChainSettings } from '../chains/settings.ts'
import type { ChainName } from '../core/networks.ts'
import { hashOf } from '../withdrawals/destinations.ts'
import { PAYOUTS_MOST } from '../withdrawals/payouts.ts'
import {
  CANCELLATION_COST_TIMES,
  type CancellationOrder,
  type PayoutDraft,
  type PayoutOrder,
} from '../withdrawals/signer/signer.ts'
import type { Approval } from './approvals.ts'
import type { SignerRefusalName } from './protocol.ts'

/** The signer's own configuration; what is not in it is not signed. */
export type SignerLimits = {
  /** What leaves in a day from midnight UTC, by coin. */
  readonly day: ReadonlyMap<string, Amount>
  /** What a chain may take for one transaction, in its own coin. */
  readonly fee: ReadonlyMap<ChainName, Amount>
}

/** One transaction that was signed. */
export type SignedBefore = {
  /** It uses up the nonce instead of paying: of no coin, and no amount. */
  readonly isCancellation?: boolean
  readonly at: Millis
  readonly withdrawal: number
  readonly chain: ChainName
  readonly nonce: number
  readonly asset: string
  readonly amount: Amount
}

/** What was signed before, as far as it is about one order. */
export type Before = {
  /** Under the number of its transaction. */
  readonly sameNonce: readonly SignedBefore[]
  readonly sameWithdrawal: readonly SignedBefore[]
  /** Of its coin on the same day. */
  readonly sameDay: readonly SignedBefore[]
}

export type Asking = {
  readonly order: PayoutOrder
  readonly approval: Approval | undefined
  /** The nonce of this withdrawal that the journal cancels. */
  readonly cancelling: number | undefined
  readonly before: Before
  readonly limits: SignerLimits
  readonly settings: Pick<ChainSettings, 'native'>
}
/** Of a payout that has no nonce yet. */
export type Checking = Omit<Asking, 'order' | 'cancelling'> & { readonly draft: PayoutDraft }
export type Cancelling = Omit<Asking, 'order'> & { readonly order: CancellationOrder }

/** A payout is offered again for more so often, and no more. */
const REPLACEMENTS_MOST = 20

/** Why this order is not signed; nothing where it may be. */
export function whyNotSigned(asking: Asking): SignerRefusalName | undefined {
  const { order, approval, before } = asking
  const isSigned = before.sameNonce.some(({ withdrawal }) => withdrawal === order.withdrawal)
  const why = notApproved(order, approval, isSigned)
  if (why !== undefined) return why
  if (order.nonce !== approval?.nonce) return 'nonceDiffers'
  return signedOtherwise(asking) ?? tooMuch(asking, order)
}

/** W63: the same, as far as it is known before there is a nonce. */
export function whyNotAllowed(checking: Checking): SignerRefusalName | undefined {
  const { draft, approval, before } = checking
  const why = notApproved(draft, approval, false)
  if (why !== undefined) return why
  if (approval?.nonce !== undefined) return 'nonceDiffers'
  return signedUnder(before.sameWithdrawal, approval) ?? tooMuch(checking, draft)
}

/** K6: only the nonce that the journal cancels, for that withdrawal. */
export function whyNotCancelled(asking: Cancelling): SignerRefusalName | undefined {
  const { order, approval, cancelling, before } = asking
  const { sameNonce } = before
  if (cancelling === undefined || approval === undefined) return 'notCancelled'
  if (order.chain !== approval.chain) return 'chainDiffers'
  if (order.nonce !== cancelling || order.nonce !== approval.nonce) return 'nonceDiffers'
  if (sameNonce.some((one) => one.withdrawal !== order.withdrawal)) return 'nonceUsed'
  const cancellations = sameNonce.filter((one) => one.isCancellation)
  if (cancellations.length > REPLACEMENTS_MOST) return 'tooManyReplacements'
  return feeAbove(asking, order, CANCELLATION_COST_TIMES)
}

/** K1: the journal has every word of it. */
function notApproved(
  order: PayoutDraft,
  approval: Approval | undefined,
  isSigned: boolean,
): SignerRefusalName | undefined {
  if (approval === undefined) return 'notApproved'
  // What was signed before the journal knew operators goes on: it is the same payment for another fee.
  if (approval.approvedBy === undefined && !(approval.isUnproven && isSigned))
    return approval.isUnproven ? 'operatorsNotEnrolled' : 'notApproved'
  if (order.chain !== approval.chain) return 'chainDiffers'
  if (order.asset !== approval.asset) return 'assetDiffers'
  if (order.amount !== approval.amount) return 'amountDiffers'
  return hashOf(order, order.chain) === approval.destination ? undefined : 'addressDiffers'
}

/** K2: the number of a transaction stands for one payment, and a withdrawal is paid by one. */
function signedOtherwise(asking: Asking): SignerRefusalName | undefined {
  const { order, approval, cancelling, before } = asking
  const { sameNonce, sameWithdrawal } = before
  if (sameNonce.some((one) => one.withdrawal !== order.withdrawal)) return 'nonceUsed'
  // K6: by what it signed itself, too, should the journal have been put back.
  if (cancelling !== undefined || sameNonce.some((one) => one.isCancellation))
    return 'payoutCancelled'
  if (sameNonce.length > REPLACEMENTS_MOST) return 'tooManyReplacements'
  const others = sameWithdrawal.filter((one) => one.nonce !== order.nonce)
  return signedUnder(others, approval)
}

/** A journal that was put back to before the first payout would have it paid twice. */
function signedUnder(
  others: readonly SignedBefore[],
  approval: Approval | undefined,
): SignerRefusalName | undefined {
  const failed = new Set(approval?.failed.split(' '))
  if (others.some((one) => !failed.has(`${one.nonce}`))) return 'signedBefore'
  const payouts = new Set(others.map((one) => one.nonce)).size + 1
  return payouts > PAYOUTS_MOST ? 'tooManyPayouts' : undefined
}

type Limited = Pick<Asking, 'before' | 'limits' | 'settings'>

/** K3, K4: whatever the journal says. */
function tooMuch(
  limited: Limited,
  order: PayoutDraft & { readonly nonce?: number },
): SignerRefusalName | undefined {
  const { before, limits } = limited
  const { asset, chain, nonce, amount } = order
  const above = feeAbove(limited, order, 1n)
  if (above !== undefined) return above
  // What replaces another transaction is the same payment.
  const payments = new Map([[`${chain} ${nonce ?? 'next'}`, amount]])
  for (const one of before.sameDay) payments.set(`${one.chain} ${one.nonce}`, one.amount)
  const sum = [...payments.values()].reduce((total, one) => total + one, 0n)
  return sum > (limits.day.get(asset) ?? 0n) ? 'dayCapReached' : undefined
}

function feeAbove(
  { limits, settings }: Limited,
  { chain, gas, maxFee }: Pick<PayoutOrder, 'chain' | 'gas' | 'maxFee'>,
  times: bigint,
): SignerRefusalName | undefined {
  const feeMost = rawOf(limits.fee.get(chain) ?? 0n, settings.native.decimals)
  return gas * maxFee > feeMost * times ? 'feeTooHigh' : undefined
}
