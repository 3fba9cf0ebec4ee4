/** Chains by HTX's names, and what each coin is held to on them, as its clients read it. */
import { DECIMALS } from '@evenkeel/kernel'
import type { CoinChain } from '@evenkeel/wire/server'
import { decimalsOn } from '../chains/coins.ts'
import type { ChainSettings } from '../chains/settings.ts'
import { type ChainName, chains, type Network, networkName } from '../core/networks.ts'
import { type State, wallet } from '../core.ts'
import type { Wallet } from '../open.ts'

/** HTX calls a chain by its own coin. */
const BASES: Readonly<Record<ChainName, string>> = {
  bitcoin: 'BTC',
  ethereum: 'ETH',
  bnb: 'BSC',
  polygon: 'MATIC',
  tron: 'TRX',
}

/** A chain by our name of it or by HTX's. */
export function chainNamed(text: string): ChainName | undefined {
  const wanted = text.toLowerCase()
  return chains.find((name) => name === wanted || BASES[name].toLowerCase() === wanted)
}

type Offered = { readonly network: Network; readonly settings: ChainSettings }

/** Where a coin can be withdrawn to. */
export function offeredOn({ withdrawals, platform }: Wallet, asset: string): readonly Offered[] {
  const { networks } = platform.machine.state('real', wallet) as State
  return withdrawals.chains.flatMap((settings) => {
    const network = networks.get(networkName(asset, settings.name))
    const isPaid = decimalsOn(settings, asset) !== undefined
    return network !== undefined && isPaid ? [{ network, settings }] : []
  })
}

export function coinChainsOf(wallets: Wallet) {
  return (asset: string): readonly CoinChain[] =>
    offeredOn(wallets, asset).map(({ network, settings }) => ({
      name: settings.name,
      base: BASES[settings.name],
      takesDeposits: wallets.deposits.takes(asset, settings.name),
      confirmations: settings.confirmations,
      decimals: Math.min(DECIMALS, decimalsOn(settings, asset) ?? DECIMALS),
      depositMin: network.depositMin,
      withdrawalMin: network.withdrawalMin,
      withdrawalFee: network.withdrawalFee,
      dailyMax: network.dailyMaxAdvanced,
    }))
}
