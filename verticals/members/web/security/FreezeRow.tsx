/** The way to freeze one's own account: what that does, a yes, and the proof. Rule E21. */
import { Dialog, DialogText, Icon, useAccount, useText } from '@evenkeel/ui'
import { keepDone } from '@evenkeel/ui/data/done.ts'
import { useState } from 'react'
import { freezeAccount } from '../../contract/index.ts'
import styles from './FreezeRow.module.css'
import type { Security } from './guarding.ts'
import { ProofSheet } from './ProofSheet.tsx'
import type { TextKey } from './textKey.ts'

export function FreezeRow({ security }: { security: Security }) {
  const text = useText<TextKey>()
  const account = useAccount()
  const [asked, setAsked] = useState<'sure' | 'proof'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <button type="button" className={styles.freeze} onClick={() => setAsked('sure')}>
        <Icon name="freeze" />
        {text('members.freeze')}
      </button>
      <Dialog
        open={asked === 'sure'}
        title={text('members.freezeAsk')}
        look="danger"
        confirm={text('members.continue')}
        onConfirm={() => setAsked('proof')}
        onClose={close}
      >
        <DialogText>{text('members.freezeHint')}</DialogText>
        <DialogText>{text('members.freezeThaw')}</DialogText>
      </Dialog>
      <ProofSheet
        open={asked === 'proof'}
        title={text('members.freeze')}
        action={text('members.freezeDo')}
        look="danger"
        guards={security}
        call={freezeAccount}
        input={{}}
        onDone={() => {
          keepDone('frozen')
          account.leave()
        }}
        onClose={close}
      />
    </>
  )
}
