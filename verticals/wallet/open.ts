/** Opens the wallet on the server: what lives beside its core. */
import type { MemberDesk, Platform } from '@evenkeel/wire/server'
import { type Chains, openChains } from './chains/chains.ts'
import type { ChainsSettings } from './chains/settings.ts'
import { createDeposits, type Deposits } from './deposits/deposits.ts'

/** What the parts of the wallet are made of. */
export type WalletPlatform = Platform & {
  /** Looked up when it is needed: members may be opened after the wallet. */
  readonly desk: () => MemberDesk
}

export type Wallet = {
  readonly platform: WalletPlatform
  readonly deposits: Deposits
  readonly chains: Chains
  stop(): Promise<void>
}

export async function open(platform: Platform, settings: ChainsSettings): Promise<Wallet> {
  const whole: WalletPlatform = { ...platform, desk: () => deskOf(platform) }
  const deposits = createDeposits(whole, settings)
  const chains = await openChains({
    ...{ tables: platform.tables, settings, sink: deposits.sink, metrics: platform.metrics },
    dataDir: platform.config.dataDir,
    onFailure: (event, error) => platform.onFailure(event)(error),
  })
  return {
    ...{ platform: whole, deposits, chains },
    async stop() {
      await chains.stop()
      await deposits.stop()
    },
  }
}

function deskOf({ offered }: Platform): MemberDesk {
  if (offered.memberDesk === undefined) throw new Error('no vertical keeps members')
  return offered.memberDesk
}
