/** Signing in with a wallet: which one, and for a new one the invitation and the agreement. */
import { refusalOf, Sheet, useAccount, useClient, useText, useToast } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { askWallet, getCaptcha, loginWallet } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { solve } from '../solving.ts'
import { failureText } from './failureText.ts'
import type { Fault } from './faults.ts'
import { type Joining, NewWallet } from './NewWallet.tsx'
import { WalletList } from './WalletList.tsx'
import { accountOf, isDeclined, signed, type Wallet } from './wallets.ts'

type Props = {
  readonly open: boolean
  onClose(): void
  onEntered(entered: Answer<typeof loginWallet>): void
}

export function WalletSheet({ open, onClose, onEntered }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <Sheet open={open} title={text('members.byWallet')} onClose={onClose}>
      <WalletSheetBody onClose={onClose} onEntered={onEntered} />
    </Sheet>
  )
}

/** Lives as long as the sheet is open. */
function WalletSheetBody({ onClose, onEntered }: Omit<Props, 'open'>) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const { client } = useClient()
  const account = useAccount()
  const [busy, setBusy] = useState<string>()
  /** A wallet that the exchange does not know yet. */
  const [stranger, setStranger] = useState<Wallet>()
  const [fault, setFault] = useState<Fault>()

  async function sign(wallet: Wallet, joining?: Joining) {
    setBusy(wallet.id)
    setFault(undefined)
    try {
      const proof = joining && (await client.call(getCaptcha, { action: 'wallet' }))
      const captcha = proof && (await solve(proof.challenge, proof.bits))
      const { address, chainId } = await accountOf(wallet)
      const purpose = 'signIn'
      const { message } = await client.call(askWallet, { address, chain_id: chainId, purpose })
      const signature = await signed(wallet, message, address)
      const device = account.device()
      const asked = { message, signature, device, captcha, ...joining }
      const entered = await client.call(loginWallet, asked)
      onClose()
      onEntered(entered)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.reason === 'walletUnknown') return setStranger(wallet)
      if (isDeclined(error)) return
      setFault(refusal)
      toast(failureText(error, text, 'members.walletFailed'), 'failure')
    } finally {
      setBusy(undefined)
    }
  }

  if (stranger !== undefined)
    return (
      <NewWallet
        busy={busy !== undefined}
        fault={fault}
        onJoin={(joining) => void sign(stranger, joining)}
      />
    )
  return <WalletList busy={busy} onChoose={(wallet) => void sign(wallet)} />
}
