/** The signed-out state, until members can sign in by themselves. */
import { Button, Screen, useText } from '@evenkeel/ui'
import { useId, useState } from 'react'
import styles from './LoginScreen.module.css'
import { useShell } from './shellContext.ts'
import type en from './text/en.ts'

const COMMAND = 'npm run sandbox-member'

export default function LoginScreen() {
  const { shell, state } = useShell()
  const text = useText<keyof typeof en>()
  const id = useId()
  const [pasted, setPasted] = useState('')
  return (
    <Screen title={text('web.signIn')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          shell.enter(pasted)
        }}
      >
        <p className={styles.brand}>
          <img src="/favicon.svg" alt="" className={styles.mark} />
          Evenkeel
        </p>
        <p className={styles.refused} role="alert">
          {state.refused && text('web.linkOver', { command: COMMAND })}
        </p>
        <p className={styles.hint}>{text('web.signInHint')}</p>
        <code className={styles.command}>{COMMAND}</code>
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
        <Button type="submit" disabled={pasted.trim() === ''}>
          {text('web.enter')}
        </Button>
      </form>
    </Screen>
  )
}
