/** Where deposits go: what the wallet does with those that a chain brings. */
import type { Amount, Asset } from '@evenkeel/kernel'
import type { ChainName } from './chain.ts'
import type { Deposit } from './deposits.ts'

export type DepositSink = {
  /** The least that is credited; nothing for an asset that is not taken on this chain. */
  minimumOf(asset: Asset, chain: ChainName): Amount | undefined
  /** May be asked again for the same `id` and `occurrence` after a crash, and credits once; `late` for one whose block is final already. */
  credit(deposit: Deposit): Promise<'done' | 'late'>
  /** Takes back what was credited for this `id` and `occurrence`: all of it, or nothing if nothing was; may be asked again. */
  reverse(deposit: Deposit): Promise<'done'>
  /** It was seen, has one more confirmation, was credited or dropped. */
  onChange(deposit: Deposit): void
}
