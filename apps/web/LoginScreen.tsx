/** The signed-out state, until members can sign in by themselves. */
import { Button, Screen, useText } from '@evenkeel/ui'
import { useId, useState } from 'react'
import styles from './LoginScreen.module.css'
import { readToken } from './session.ts'
import type en from './text/en.ts'

export function LoginScreen({ onEnter }: { onEnter: (token: string) => void }) {
  const text = useText<keyof typeof en>()
  const id = useId()
  const [pasted, setPasted] = useState('')
  const token = readToken(pasted)
  return (
    <Screen title={text('web.signIn')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (token !== undefined) onEnter(token)
        }}
      >
        <img src="/favicon.svg" alt="" className={styles.mark} />
        <p className={styles.hint}>{text('web.signInHint')}</p>
        <code className={styles.command}>npm run sandbox-member</code>
        <label htmlFor={id} className={styles.label}>
          {text('web.token')}
        </label>
        <input
          id={id}
          className={styles.input}
          type="password"
          autoComplete="off"
          placeholder={text('web.tokenHint')}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <Button type="submit" disabled={token === undefined}>
          {text('web.enter')}
        </Button>
      </form>
    </Screen>
  )
}
