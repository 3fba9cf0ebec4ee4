/** What the signer signs: only what the journal approved, once, and no more in a day than it was told. Rules K1 to K4. */
import type { Amount, Millis } from '@evenkeel/kernel'
import { rawOf } from '../chains/coins.ts'
import type { ChainSettings } from '../chains/settings.ts'
import type { ChainName } from '../core/networks.ts'
import { hashOf } from '../withdrawals/destinations.ts'
import { PAYOUTS_MOST } from '../withdrawals/payouts.ts'
import type { PayoutOrder } from '../withdrawals/signer/signer.ts'
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
  readonly before: Before
  readonly limits: SignerLimits
  readonly settings: Pick<ChainSettings, 'native'>
}

/** A payout is offered again for more so often, and no more. */
const REPLACEMENTS_MOST = 20

/** Why this order is not signed; nothing where it may be. */
export function whyNotSigned(asking: Asking): SignerRefusalName | undefined {
  return notApproved(asking) ?? signedOtherwise(asking) ?? tooMuch(asking)
}

/** K1: the journal has every word of it. */
function notApproved({ order, approval, before }: Asking): SignerRefusalName | undefined {
  if (approval === undefined) return 'notApproved'
  // What was signed before the journal knew operators goes on: it is the same payment for another fee.
  const isSigned = before.sameNonce.some(({ withdrawal }) => withdrawal === order.withdrawal)
  if (approval.approvedBy === undefined && !(approval.isUnproven && isSigned))
    return approval.isUnproven ? 'operatorsNotEnrolled' : 'notApproved'
  if (order.chain !== approval.chain) return 'chainDiffers'
  if (order.asset !== approval.asset) return 'assetDiffers'
  if (order.amount !== approval.amount) return 'amountDiffers'
  if (hashOf(order, order.chain) !== approval.destination) return 'addressDiffers'
  return order.nonce === approval.nonce ? undefined : 'nonceDiffers'
}

/** K2: the number of a transaction stands for one payment, and a withdrawal is paid by one. */
function signedOtherwise({ order, approval, before }: Asking): SignerRefusalName | undefined {
  const { sameNonce, sameWithdrawal } = before
  if (sameNonce.some((one) => one.withdrawal !== order.withdrawal)) return 'nonceUsed'
  if (sameNonce.length > REPLACEMENTS_MOST) return 'tooManyReplacements'
  const others = sameWithdrawal.filter((one) => one.nonce !== order.nonce)
  const failed = new Set(approval?.failed.split(' '))
  // A journal that was put back to before the first payout would have it paid twice.
  if (others.some((one) => !failed.has(`${one.nonce}`))) return 'signedBefore'
  const payouts = new Set(others.map((one) => one.nonce)).size + 1
  return payouts > PAYOUTS_MOST ? 'tooManyPayouts' : undefined
}

/** K3, K4: whatever the journal says. */
function tooMuch({ order, before, limits, settings }: Asking): SignerRefusalName | undefined {
  const { asset, chain, nonce, amount } = order
  const feeMost = rawOf(limits.fee.get(chain) ?? 0n, settings.native.decimals)
  if (order.gas * order.maxFee > feeMost) return 'feeTooHigh'
  // What replaces another transaction is the same payment.
  const payments = new Map([[`${chain} ${nonce}`, amount]])
  for (const one of before.sameDay) payments.set(`${one.chain} ${one.nonce}`, one.amount)
  const sum = [...payments.values()].reduce((total, one) => total + one, 0n)
  return sum > (limits.day.get(asset) ?? 0n) ? 'dayCapReached' : undefined
}
