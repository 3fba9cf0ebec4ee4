/** The field for a verification code: sends one, counts until the next, and in a sandbox tells it. */
import { Button, Countdown, TextField, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import type { sendCode } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import styles from './CodeField.module.css'
import { Proving } from './Proving.tsx'
import type { Proof } from './proving.ts'

export type SentCode = Answer<typeof sendCode>

type Props = {
  readonly label?: string
  readonly value: string
  /** The last one that was sent, and when that was. */
  readonly sent: (SentCode & { readonly at: number }) | undefined
  readonly busy: boolean
  readonly proof?: Proof | undefined
  /** There is nowhere to send it to yet. */
  readonly disabled?: boolean
  readonly error?: string | undefined
  onSend(): void
  onChange(code: string): void
}

const SECOND_MS = 1_000

export function CodeField(props: Props) {
  const { value, sent, busy, proof, disabled = false, error, onSend, onChange } = props
  const text = useText<keyof typeof en>()
  const again = sent && sent.at + sent.again_in * SECOND_MS
  const [waited, setWaited] = useState<number>()
  const isWaiting = again !== undefined && waited !== again
  const sandboxCode = sent?.sandbox_code
  return (
    <div>
      <TextField
        label={props.label ?? text('members.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={value}
        error={error}
        hint={sent !== undefined && text('members.codeSent')}
        after={
          <Button
            look="link"
            size="small"
            busy={busy}
            disabled={disabled || isWaiting}
            onClick={onSend}
          >
            {isWaiting ? (
              <Countdown key={again} until={again} onEnd={() => setWaited(again)} />
            ) : (
              text(sent === undefined ? 'members.sendCode' : 'members.sendAgain')
            )}
          </Button>
        }
        onChange={(typed) => onChange(typed.replace(/[^0-9]/g, '').slice(0, 6))}
      />
      {proof?.isHard && <Proving proof={proof} />}
      {sandboxCode !== undefined && (
        <p className={styles.sandbox} role="status">
          <span>{text('members.sandboxCode', { code: sandboxCode })}</span>
          <Button look="quiet" size="small" onClick={() => onChange(sandboxCode)}>
            {text('members.fillIn')}
          </Button>
        </p>
      )}
    </div>
  )
}
