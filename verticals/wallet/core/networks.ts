/** Networks: on which chains a coin moves in and out, and what that is held to. Rules W12, W13: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  amount,
  oneOf,
  record,
  refuse,
  word,
} from '@evenkeel/kernel'
import type { State } from './state.ts'

/** Their places are in the journal: the list grows at its end. */
export const chains = ['bitcoin', 'ethereum', 'bnb', 'polygon', 'tron'] as const
export type ChainName = (typeof chains)[number]

/** A coin on a chain. */
export type Network = {
  readonly asset: Asset
  readonly chain: ChainName
  /** Less than this is kept and told, and not credited. */
  readonly depositMin: Amount
  readonly withdrawalMin: Amount
  /** On top of what is sent; the house's. */
  readonly withdrawalFee: Amount
  /** What a member may send in a day, by the level of their verification. */
  readonly dailyMax: Amount
  readonly dailyMaxAdvanced: Amount
  /** More than this needs two operators. */
  readonly fourEyesAbove: Amount
}

export type SetNetwork = { readonly type: 'setNetwork' } & Network
export type NetworkSet = { readonly type: 'networkSet' } & Network
export type NetworkRefusal = 'coinDoesNotExist' | 'networkTermsWrong'

export const chain = oneOf(chains)

export const networkCodec = record<Network>({
  asset: word,
  chain,
  depositMin: amount,
  withdrawalMin: amount,
  withdrawalFee: amount,
  dailyMax: amount,
  dailyMaxAdvanced: amount,
  fourEyesAbove: amount,
})

export function networkOf({ networks }: State, asset: Asset, on: ChainName): Network | undefined {
  return networks.get(networkName(asset, on))
}

export function networkName(asset: Asset, on: ChainName): string {
  return `${asset} ${on}`
}

export function setNetwork({ type: _, ...network }: SetNetwork, state: State) {
  if (!state.coins.has(network.asset)) return refuse('coinDoesNotExist')
  const fault = networkFault(network)
  return fault === undefined
    ? accept<NetworkSet>({ type: 'networkSet', ...network })
    : refuse(fault)
}

/** Nothing, where the figures fit together. */
export function networkFault(network: Network): 'networkTermsWrong' | undefined {
  const { depositMin, withdrawalMin, withdrawalFee, dailyMax, dailyMaxAdvanced } = network
  const figures = [depositMin, withdrawalFee, dailyMax, dailyMaxAdvanced, network.fourEyesAbove]
  const isWrong =
    withdrawalMin <= 0n || figures.some((figure) => figure < 0n) || dailyMax > dailyMaxAdvanced
  return isWrong ? 'networkTermsWrong' : undefined
}
