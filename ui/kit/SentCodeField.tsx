/** The field for a code that is sent: asks for one, counts until the next, and in a sandbox tells it. */
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './SentCodeField.module.css'
import { TextField } from './TextField.tsx'

/** As the server answers; `at` is when that was, here. */
export type Sent = {
  readonly again_in: number
  readonly sandbox_code?: string | undefined
  readonly at: number
}

/** What it says: whoever asks for a code knows what for. */
export type CodeWords = {
  readonly label: string
  readonly send: string
  readonly again: string
  /** Below the field, once one was sent. */
  readonly sent: ReactNode
  readonly sandbox: string
  readonly fillIn: string
}

type Props = {
  readonly words: CodeWords
  readonly value: string
  /** The last one that was sent. */
  readonly sent: Sent | undefined
  readonly busy: boolean
  /** There is nowhere to send it to yet. */
  readonly disabled?: boolean
  readonly error?: string | undefined
  /** Between the field and what a sandbox tells. */
  readonly children?: ReactNode
  onSend(): void
  onChange(code: string): void
}

const SECOND_MS = 1_000

export function SentCodeField(props: Props) {
  const { words, value, sent, busy, disabled = false, error, children, onSend, onChange } = props
  const again = sent && sent.at + sent.again_in * SECOND_MS
  const [waited, setWaited] = useState<number>()
  const isWaiting = again !== undefined && waited !== again
  const sandboxCode = sent?.sandbox_code
  return (
    <div>
      <TextField
        label={words.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={value}
        error={error}
        hint={sent !== undefined && words.sent}
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
            ) : sent === undefined ? (
              words.send
            ) : (
              words.again
            )}
          </Button>
        }
        onChange={(typed) => onChange(typed.replace(/[^0-9]/g, '').slice(0, 6))}
      />
      {children}
      {sandboxCode !== undefined && (
        <p className={styles.sandbox} role="status">
          <span>{words.sandbox}</span>
          <Button look="quiet" size="small" onClick={() => onChange(sandboxCode)}>
            {words.fillIn}
          </Button>
        </p>
      )}
    </div>
  )
}
