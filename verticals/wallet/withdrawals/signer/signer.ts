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
export type Signed = {
  /** The name of the transaction on its chain: `0x…`. */
  readonly tx: string
  readonly raw: string
}

export type Signer = {
  /** Where payouts of a chain come from; nothing where it does not pay. */
  addressOf(chain: ChainName): Promise<string | undefined>
  /** The same order gives the same bytes. */
  sign(order: PayoutOrder): Promise<Signed>
}

/** More than this is never spent on one transaction, in the smallest unit: 0.05 ETH. */
const COST_MOST = 50_000_000_000_000_000n

export class SignerRefusal extends Error {
  override readonly name = 'SignerRefusal'
}

/** What a signer refuses whoever asks. */
export function checkOrder({ amount, nonce, gas, maxFee, tip }: PayoutOrder): void {
  if (amount <= 0n) throw new SignerRefusal('there is no amount')
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new SignerRefusal('there is no nonce')
  if (gas <= 0n || maxFee <= 0n || tip < 0n || tip > maxFee)
    throw new SignerRefusal('the fees make no sense')
  if (gas * maxFee > COST_MOST) throw new SignerRefusal('the chain would take too much for it')
}
