/** Who holds the key of the hot wallet, and signs what is paid out. */
import type { Amount, Asset, Id } from '@evenkeel/kernel'
import type { ChainName } from '../../core/networks.ts'

/** A payout that the journal has started: nothing else is ever signed. */
export type PayoutOrder = {
  readonly withdrawal: Id
  readonly chain: ChainName
  readonly asset: Asset
  readonly amount: Amount
  readonly nonce: number
  /** What the hash in the journal is of. */
  readonly salt: string
  readonly address: string
  /** In the smallest unit of the chain's own coin. */
  readonly gas: bigint
  readonly maxFee: bigint
  readonly tip: bigint
}
/** A payout before it has a nonce. */
export type PayoutDraft = Omit<PayoutOrder, 'nonce'>
/** W64: 0 of the chain's own coin from the hot wallet to itself, under the nonce that the journal cancels. */
export type CancellationOrder = Pick<
  PayoutOrder,
  'withdrawal' | 'chain' | 'nonce' | 'gas' | 'maxFee' | 'tip'
>
export type Signed = {
  /** The name of the transaction on its chain: `0x…`. */
  readonly tx: string
  readonly raw: string
}

export type Signer = {
  /** Where payouts of a chain come from; nothing where it does not pay. */
  addressOf(chain: ChainName): Promise<string | undefined>
  /** W63: throws for what it would not sign, before the journal gives it a nonce. */
  check(draft: PayoutDraft): Promise<void>
  /** The same order gives the same bytes. */
  sign(order: PayoutOrder): Promise<Signed>
  signCancellation(order: CancellationOrder): Promise<Signed>
}

/** More than this is never spent on one transaction, in the smallest unit: 0.05 ETH. */
const COST_MOST = 50_000_000_000_000_000n
/** What was signed for the most that is allowed can still be replaced by its cancellation. */
export const CANCELLATION_COST_TIMES = 2n

export class SignerRefusal extends Error {
  override readonly name = 'SignerRefusal'
}

type Fees = Pick<PayoutOrder, 'gas' | 'maxFee' | 'tip'>

/** What a signer refuses whoever asks. */
export function checkOrder({ amount, nonce, ...fees }: PayoutOrder): void {
  if (amount <= 0n) throw new SignerRefusal('there is no amount')
  checkFees(nonce, fees, COST_MOST)
}

export function checkCancellation({ nonce, ...fees }: CancellationOrder): void {
  checkFees(nonce, fees, CANCELLATION_COST_TIMES * COST_MOST)
}

function checkFees(nonce: number, { gas, maxFee, tip }: Fees, most: bigint): void {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new SignerRefusal('there is no nonce')
  if (gas <= 0n || maxFee <= 0n || tip < 0n || tip > maxFee)
    throw new SignerRefusal('the fees make no sense')
  if (gas * maxFee > most) throw new SignerRefusal('the chain would take too much for it')
}
