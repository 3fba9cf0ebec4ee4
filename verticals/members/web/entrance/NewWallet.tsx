/** What a wallet that is new here has to say before it gets an account. */
import { Button, Fields, TextField, useCall, usePlace, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { getEntrance } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { codeIn } from '../invite/inviteLink.ts'
import { Agreement } from './Agreement.tsx'
import { errorAt, type Fault } from './faults.ts'
import styles from './NewWallet.module.css'

export type Joining = { readonly invite_code: string; readonly agreed: boolean }
type Props = {
  readonly busy: boolean
  readonly fault: Fault | undefined
  onJoin(joining: Joining): void
}

export function NewWallet({ busy, fault, onJoin }: Props) {
  const text = useText<keyof typeof en>()
  const { query } = usePlace()
  const { data } = useCall(getEntrance)
  const [typed, setTyped] = useState<string>()
  const [isAgreed, setAgreed] = useState(false)
  const linked = codeIn(query.get('code') ?? '')
  const code = typed ?? (linked || (data?.invite_code ?? ''))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && code !== '') onJoin({ invite_code: code, agreed: isAgreed })
      }}
    >
      <p className={styles.hint}>{text('members.newWallet')}</p>
      <Fields>
        <TextField
          label={text('members.inviteCode')}
          hint={code === data?.invite_code && text('members.houseCode')}
          autoComplete="off"
          value={code}
          error={errorAt('inviteCode', fault)}
          onChange={(next) => setTyped(codeIn(next))}
        />
        <Agreement checked={isAgreed} error={errorAt('agreement', fault)} onChange={setAgreed} />
      </Fields>
      <Button type="submit" busy={busy} disabled={code === '' || !isAgreed}>
        {text('members.signAndJoin')}
      </Button>
    </form>
  )
}
