/** Opens the wallet on the server: what lives beside its core. */

import type { MemberDesk, Platform } from '@evenkeel/wire/server'
import { type AddressBook, createAddressBook } from './addresses/addresses.ts'
import type { ChainsSettings } from './chains/settings.ts'
import { openWithdrawals, type Withdrawals } from './withdrawals/withdrawals.ts'

/** What the parts of the wallet are made of. */
export type WalletPlatform = Platform & {
  /** Looked up when it is needed: members may be opened after the wallet. */
  readonly desk: () => MemberDesk
}

export type Wallet = {
  readonly platform: WalletPlatform
  readonly withdrawals: Withdrawals
  readonly addresses: AddressBook
  stop(): Promise<void>
}

export async function open(platform: Platform, settings: ChainsSettings): Promise<Wallet> {
  const whole: WalletPlatform = { ...platform, desk: () => deskOf(platform) }
  const withdrawals = await openWithdrawals(whole, settings)
  const addresses = createAddressBook({
    ...{ tables: platform.tables, desk: whole.desk, now: platform.now },
    onFailure: platform.onFailure('address book failed'),
  })
  return { platform: whole, addresses, withdrawals, stop: () => withdrawals.stop() }
}

function deskOf({ offered }: Platform): MemberDesk {
  if (offered.memberDesk === undefined) throw new Error('no vertical keeps members')
  return offered.memberDesk
}
