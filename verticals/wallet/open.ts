/** Opens the wallet on the server: what lives beside its core. */
import type { Texts } from '@evenkeel/wire'
import type { BalancesAt, MemberDesk, Platform } from '@evenkeel/wire/server'
import { type AddressBook, createAddressBook } from './addresses/addresses.ts'
import { createBalancesAt } from './bill/balancesAt.ts'
import { createExports, type Exports } from './bill/export.ts'
import { type Chains, openChains } from './chains/chains.ts'
import { withListed } from './chains/listed.ts'
import type { ChainsSettings } from './chains/settings.ts'
import { createDeposits, type Deposits } from './deposits/deposits.ts'
import { listedOn } from './listedTokens.ts'
import { openWithdrawals, type Withdrawals } from './withdrawals/withdrawals.ts'
import { symbolOf } from './worth/holdings.ts'
import { createWorth, type Valuation } from './worth/worth.ts'

/** What the parts of the wallet are made of. */
export type WalletPlatform = Platform & {
  /** Looked up when it is needed: members may be opened after the wallet. */
  readonly desk: () => MemberDesk
}

export type Wallet = {
  readonly platform: WalletPlatform
  readonly deposits: Deposits
  readonly chains: Chains
  readonly withdrawals: Withdrawals
  readonly addresses: AddressBook
  readonly exports: Exports
  readonly worth: Valuation
  readonly balancesAt: BalancesAt
  stop(): Promise<void>
}

/** `words` are those that the bill as a file is written in. */
export async function open(
  platform: Platform,
  ofFile: ChainsSettings,
  words: readonly Texts[],
): Promise<Wallet> {
  const whole: WalletPlatform = { ...platform, desk: () => deskOf(platform) }
  const { tables, now, metrics, config, offered, instruments, machine } = platform
  const settings = withListed(ofFile, (chain) => listedOn(machine, chain))
  const deposits = createDeposits(whole, settings)
  const chains = await openChains({
    tables,
    settings,
    sink: deposits.sink,
    metrics,
    dataDir: config.dataDir,
    onFailure: (event, error) => platform.onFailure(event)(error),
  })
  const withdrawals = await openWithdrawals(whole, settings)
  const addresses = createAddressBook({
    tables,
    desk: whole.desk,
    now,
    isOurs: withdrawals.guards.isOurs,
    onFailure: platform.onFailure('address book failed'),
  })
  const { billSources, billFlows } = platform
  const exports = createExports(platform, words)
  const worth = createWorth({
    closesAt: () => offered.closesAt,
    symbolOf: (asset) => symbolOf(instruments, asset),
    billSources,
    billFlows,
    now,
  })
  return {
    platform: whole,
    deposits,
    chains,
    withdrawals,
    addresses,
    exports,
    worth,
    balancesAt: createBalancesAt(platform),
    async stop() {
      await withdrawals.stop()
      await chains.stop()
      await deposits.stop()
    },
  }
}

function deskOf({ offered }: Platform): MemberDesk {
  if (offered.memberDesk === undefined) throw new Error('no vertical keeps members')
  return offered.memberDesk
}
