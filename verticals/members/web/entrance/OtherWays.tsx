/** The other ways in: a passkey, a wallet, or a new account. */
import {
  askPasskeyOf,
  Button,
  hasPasskeys,
  Icon,
  useAccount,
  useClient,
  usePlace,
  useText,
  useToast,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { askPasskey, loginPasskey, type loginWallet } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { withInvite } from '../invite/inviteLink.ts'
import { failureText } from './failureText.ts'
import { OtherDoor } from './OtherDoor.tsx'
import styles from './OtherWays.module.css'
import { WalletSheet } from './WalletSheet.tsx'

type Props = { onEntered(entered: Answer<typeof loginWallet>): void }

export function OtherWays({ onEntered }: Props) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const { client } = useClient()
  const { go, query } = usePlace()
  const account = useAccount()
  const [isBusy, setBusy] = useState(false)
  const [isChoosing, setChoosing] = useState(false)

  async function byPasskey() {
    setBusy(true)
    try {
      const { ticket, options } = await client.call(askPasskey, {})
      const credential = await askPasskeyOf(options)
      if (credential === undefined) return
      const device = account.device()
      onEntered({ session: await client.call(loginPasskey, { ticket, credential, device }) })
    } catch (error) {
      toast(failureText(error, text, 'members.passkeyFailed'), 'failure')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.ways}>
      <p className={styles.or}>{text('members.or')}</p>
      <div className={styles.buttons}>
        {hasPasskeys() && (
          <Button look="outline" busy={isBusy} onClick={() => void byPasskey()}>
            <span className={styles.way}>
              <Icon name="passkey" />
              {text('members.byPasskey')}
            </span>
          </Button>
        )}
        <Button look="outline" onClick={() => setChoosing(true)}>
          <span className={styles.way}>
            <Icon name="wallet" />
            {text('members.byWallet')}
          </span>
        </Button>
      </div>
      <OtherDoor
        question={text('members.noAccount')}
        way={text('members.register')}
        onGo={() => go(withInvite('/register', query.get('code')))}
      />
      <WalletSheet open={isChoosing} onClose={() => setChoosing(false)} onEntered={onEntered} />
    </div>
  )
}
