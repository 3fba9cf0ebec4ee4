/** Coins on a chain: which contract keeps each, and its amounts in the smallest unit of the chain. */
import { type Amount, type Asset, DECIMALS } from '@evenkeel/kernel'
import type { ChainSettings, Coin } from './settings.ts'

type Coins = Pick<ChainSettings, 'native' | 'tokens'>

/** Nothing for a coin that is not paid on this chain. */
export function coinOn({ native, tokens }: Coins, asset: Asset): Coin | undefined {
  return [native, ...tokens].find((coin) => coin.asset === asset)
}

/** How fine an amount of a coin can be on a chain. */
export function decimalsOn(chain: Coins, asset: Asset): number | undefined {
  return coinOn(chain, asset)?.decimals
}

export function isNative({ native }: Coins, asset: Asset): boolean {
  return native.asset === asset
}

export function contractOf({ tokens }: Coins, asset: Asset): string | undefined {
  return tokens.find((token) => token.asset === asset)?.contract
}

/** In the smallest unit of the chain: exactly, or not at all. */
export function rawOf(amount: Amount, decimals: number): bigint {
  if (decimals >= DECIMALS) return amount * 10n ** BigInt(decimals - DECIMALS)
  const step = 10n ** BigInt(DECIMALS - decimals)
  if (amount % step !== 0n) throw new RangeError('the amount is finer than its chain')
  return amount / step
}
