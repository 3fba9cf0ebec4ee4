/** Has a wallet of this browser sign a message of the exchange. */
import { useClient, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { askWallet, type WalletPurpose } from '../../contract/index.ts'
import { failureText } from '../entrance/failureText.ts'
import { accountOf, isDeclined, signed, type Wallet } from '../entrance/wallets.ts'
import type { SignedMessage } from './proofForm.ts'
import type { TextKey } from './textKey.ts'

/** What is signed is for one purpose: to prove who asks for a change, or to link the wallet. */
export function useSigning(purpose: Exclude<WalletPurpose, 'signIn'>) {
  const { client } = useClient()
  const text = useText<TextKey>()
  const toast = useToast()
  /** The wallet that is asked, by its id. */
  const [busy, setBusy] = useState<string>()

  /** Nothing, when its owner says no or it fails. */
  async function sign(wallet: Wallet): Promise<SignedMessage | undefined> {
    setBusy(wallet.id)
    try {
      const { address, chainId } = await accountOf(wallet)
      const { message } = await client.call(askWallet, { address, chain_id: chainId, purpose })
      return { message, signature: await signed(wallet, message, address) }
    } catch (error) {
      if (isDeclined(error)) return undefined
      toast(failureText(error, text, 'members.walletFailed'), 'failure')
      return undefined
    } finally {
      setBusy(undefined)
    }
  }
  return { sign, busy }
}
