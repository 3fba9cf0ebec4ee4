/** Transactions of EVM chains that pay out: what they say, and their signature. */
import { keccak256, parseTransaction, recoverTransactionAddress } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { contractOf, decimalsOn, isNative, rawOf } from '../../chains/coins.ts'
import type { ChainSettings } from '../../chains/settings.ts'
import {
  type CancellationOrder,
  checkCancellation,
  checkOrder,
  type PayoutOrder,
  type Signed,
  SignerRefusal,
} from './signer.ts'

/** A payment in the words of a chain: to whom the transaction goes, and what it carries. */
export type Payment = { readonly to: Hex; readonly value: bigint; readonly data: Hex }
type Hex = `0x${string}`

const TRANSFER = 'a9059cbb'
const WORD_DIGITS = 64

export function paymentOf(
  chain: ChainSettings,
  { asset, amount, address }: Pick<PayoutOrder, 'asset' | 'amount' | 'address'>,
): Payment {
  const decimals = decimalsOn(chain, asset)
  if (decimals === undefined) throw new SignerRefusal('this coin is not paid on this chain')
  const raw = rawOf(amount, decimals)
  if (isNative(chain, asset)) return { to: address as Hex, value: raw, data: '0x' }
  const word = (digits: string) => digits.toLowerCase().padStart(WORD_DIGITS, '0')
  const data: Hex = `0x${TRANSFER}${word(address.slice(2))}${word(raw.toString(16))}`
  return { to: contractOf(chain, asset) as Hex, value: 0n, data }
}

/** W64: nothing, to the hot wallet itself. */
export function selfTransferOf(hotWallet: string): Payment {
  return { to: hotWallet as Hex, value: 0n, data: '0x' }
}

export function signPayout(
  account: PrivateKeyAccount,
  chain: ChainSettings,
  order: PayoutOrder,
): Promise<Signed> {
  checkOrder(order)
  return signPayment(account, chain, paymentOf(chain, order), order)
}

export function signCancellation(
  account: PrivateKeyAccount,
  chain: ChainSettings,
  order: CancellationOrder,
): Promise<Signed> {
  checkCancellation(order)
  return signPayment(account, chain, selfTransferOf(account.address), order)
}

async function signPayment(
  account: PrivateKeyAccount,
  { chainId }: ChainSettings,
  payment: Payment,
  { nonce, gas, maxFee, tip }: CancellationOrder,
): Promise<Signed> {
  if (chainId === undefined) throw new SignerRefusal('this chain is none of the EVM')
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId,
    ...payment,
    nonce,
    gas,
    maxFeePerGas: maxFee,
    maxPriorityFeePerGas: tip,
  })
  return { tx: keccak256(raw), raw }
}

/** Whoever signed it: it is kept and sent only if it says what was asked for; without a payment, whatever it pays. */
export async function checkSigned(
  { tx, raw }: Signed,
  payment: Payment | undefined,
  nonce: number,
  chain: ChainSettings,
  from: string,
): Promise<void> {
  const said = parseTransaction(raw as Hex)
  const same = (one: string | null | undefined, other: string) =>
    one?.toLowerCase() === other.toLowerCase()
  const signer = await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })
  const isRight =
    keccak256(raw as Hex) === tx &&
    said.chainId === chain.chainId &&
    (said.nonce ?? 0) === nonce &&
    same(signer, from) &&
    (payment === undefined ||
      (same(said.to, payment.to) &&
        (said.value ?? 0n) === payment.value &&
        same(said.data ?? '0x', payment.data)))
  if (!isRight) throw new SignerRefusal('what was signed is not what was asked for')
}

export function accountOf(key: Uint8Array): PrivateKeyAccount {
  return privateKeyToAccount(`0x${Buffer.from(key).toString('hex')}`)
}
