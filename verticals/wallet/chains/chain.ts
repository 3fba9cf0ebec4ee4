/** The chains that the exchange knows, and what is always so about each. */
import type { Asset } from '@evenkeel/kernel'
import { type ChainName, chains as names } from '../core/networks.ts'

export type { ChainName } from '../core/networks.ts'
/** Chains whose addresses are made in the same way: of the EVM ones a member has the same address. */
export type ChainFamily = 'bitcoin' | 'evm' | 'tron'

export type Chain = {
  readonly family: ChainFamily
  /** What an EVM node says that its chain is. */
  readonly chainId?: number
  /** The coin that its fees are paid in. */
  readonly native: { readonly asset: Asset; readonly decimals: number }
  /** Blocks on top of one, itself among them, before what is in it is credited. */
  readonly confirmations: number
  /** How far its blocks are apart. */
  readonly blockSeconds: number
}

export const chains: Readonly<Record<ChainName, Chain>> = {
  bitcoin: {
    family: 'bitcoin',
    confirmations: 3,
    blockSeconds: 600,
    native: { asset: 'BTC', decimals: 8 },
  },
  ethereum: {
    family: 'evm',
    chainId: 1,
    confirmations: 12,
    blockSeconds: 12,
    native: { asset: 'ETH', decimals: 18 },
  },
  bnb: {
    family: 'evm',
    chainId: 56,
    confirmations: 15,
    blockSeconds: 3,
    native: { asset: 'BNB', decimals: 18 },
  },
  polygon: {
    family: 'evm',
    chainId: 137,
    confirmations: 128,
    blockSeconds: 2,
    native: { asset: 'POL', decimals: 18 },
  },
  tron: {
    family: 'tron',
    confirmations: 20,
    blockSeconds: 3,
    native: { asset: 'TRX', decimals: 6 },
  },
}

export const chainNames: readonly ChainName[] = names

export function isChainName(text: string): text is ChainName {
  return Object.hasOwn(chains, text)
}
