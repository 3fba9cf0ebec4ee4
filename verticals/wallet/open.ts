/** Opens the wallet on the server: what lives beside its core. */
import type { Texts } from '@evenkeel/wire'
import type { MemberDesk, Platform } from '@evenkeel/wire/server'
import { createExports, type Exports } from './bill/export.ts'
import { symbolOf } from './worth/holdings.ts'
import { createWorth, type WorthOffice } from './worth/worth.ts'

/** What the parts of the wallet are made of. */
export type WalletPlatform = Platform & {
  /** Looked up when it is needed: members may be opened after the wallet. */
  readonly desk: () => MemberDesk
}

export type Wallet = {
  readonly platform: WalletPlatform
  readonly exports: Exports
  readonly worth: WorthOffice
  stop(): Promise<void>
}

/** `words` are those that the bill as a file is written in. */
export async function open(platform: Platform, words: readonly Texts[]): Promise<Wallet> {
  const whole: WalletPlatform = { ...platform, desk: () => deskOf(platform) }
  const { billKinds, offered, instruments, now } = platform
  const exports = createExports({ texts: words, billKinds, now })
  const worth = createWorth({
    closesAt: () => offered.closesAt,
    symbolOf: (asset) => symbolOf(instruments, asset),
    now,
  })
  return { platform: whole, exports, worth, stop: async () => undefined }
}

function deskOf({ offered }: Platform): MemberDesk {
  if (offered.memberDesk === undefined) throw new Error('no vertical keeps members')
  return offered.memberDesk
}
