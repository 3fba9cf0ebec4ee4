/** What payouts on one chain are made of, and what their steps share. */
import { type Amount, DECIMALS, EXCHANGE, type Exchange, type Millis } from '@evenkeel/kernel'
import { contractOf, decimalsOn, rawOf } from '../chains/coins.ts'
import { hasTransfer } from '../chains/evm/transfers.ts'
import type { ChainSettings } from '../chains/settings.ts'
import type { Withdrawal } from '../core/withdrawal.ts'
import { type Command, wallet } from '../core.ts'
import type { Destinations } from './destinations.ts'
import type { Mined, PayoutChain } from './evm.ts'
import { paymentOf } from './signer/evmSigning.ts'
import type { PayoutDraft, PayoutOrder, Signer } from './signer/signer.ts'
import type { Transactions } from './transactions.ts'

export type PayoutParts = {
  readonly settings: ChainSettings
  readonly chain: PayoutChain
  readonly signer: Signer
  readonly exchange: Pick<Exchange, 'submit' | 'read'>
  readonly destinations: Pick<Destinations, 'open'>
  readonly transactions: Transactions
  readonly now: () => Millis
  onFailure(event: string, error: unknown): void
}

/** What payouts that are pending will take from the hot wallet, in the smallest units. */
export type Pending = { readonly byAsset: Map<string, bigint>; fees: bigint }

/** One round over all payouts of a chain. */
export type Round = { readonly from: string; readonly head: number; readonly pending: Pending }

export type Terms = Pick<PayoutOrder, 'gas' | 'maxFee' | 'tip'>
export type Draft = Omit<PayoutDraft, keyof Terms>

/** W29: to the address alone whose hash is in the journal. */
export async function draftOf(
  { destinations, settings }: PayoutParts,
  one: Withdrawal,
): Promise<Draft> {
  const opened = await destinations.open(one.destination)
  if (opened === undefined) throw new Error('the address of a withdrawal is not known')
  const { salt, address } = opened
  const { id: withdrawal, asset, amount } = one
  return { withdrawal, asset, amount, chain: settings.name, salt, address }
}

/** W63: fails for what would fail on the chain. */
export async function termsOf(
  { chain, settings }: PayoutParts,
  draft: Draft,
  from: string,
): Promise<Terms> {
  const [gas, fees] = [await chain.gasFor(from, paymentOf(settings, draft)), await chain.fees()]
  return { gas, ...fees }
}

/** A token's receipt says what was moved; of the chain's own coin its success does. */
export function hasPaid(
  settings: ChainSettings,
  { asset, amount, address }: Draft,
  { logs }: Mined,
): boolean {
  const contract = contractOf(settings, asset)
  if (contract === undefined) return true
  return hasTransfer(logs, { contract, to: address, raw: rawOfOne({ asset, amount }, settings) })
}

export function addPending(
  pending: Pending,
  one: Withdrawal,
  terms: Terms,
  settings: ChainSettings,
): void {
  const { byAsset } = pending
  byAsset.set(one.asset, (byAsset.get(one.asset) ?? 0n) + rawOfOne(one, settings))
  pending.fees += terms.gas * terms.maxFee
}

export function rawOfOne(
  { asset, amount }: Pick<Withdrawal, 'asset' | 'amount'>,
  settings: ChainSettings,
): bigint {
  const decimals = decimalsOn(settings, asset)
  if (decimals === undefined) throw new Error('this coin is not paid on this chain')
  return rawOf(amount, decimals)
}

/** W28: in 10^-8 of the chain's own coin, rounded up. */
export function chainCostOf(
  { native }: ChainSettings,
  raw: bigint,
): { cost: Amount; costAsset: string } {
  const unit = native.decimals > DECIMALS ? 10n ** BigInt(native.decimals - DECIMALS) : 1n
  return { cost: (raw + unit - 1n) / unit, costAsset: native.asset }
}

/** False for one that has moved on meanwhile. */
export async function submit({ exchange }: PayoutParts, command: Command): Promise<boolean> {
  return (await exchange.submit(wallet, command, { realm: 'real', actor: EXCHANGE })).ok
}
