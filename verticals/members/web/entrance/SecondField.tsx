/** The field for the second factor: six digits of the authenticator, or a recovery code instead. */
import { Button, TextField, useText } from '@evenkeel/ui'
import { useEffect, useRef, useState } from 'react'
import type en from '../../text/en.ts'
import styles from './SecondField.module.css'
import { digitsIn, recoveryIn } from './secondCode.ts'

type Props = {
  /** What the field for the six digits is called, if it is no more than their name. */
  readonly label?: string
  readonly hint?: string
  readonly required?: boolean
  /** There is nothing else to do on the page: it is gone to at once. */
  readonly isFirst?: boolean
  readonly value: string
  readonly error: string | undefined
  onChange(code: string): void
}

export function SecondField({
  label,
  hint,
  isFirst = false,
  value,
  error,
  onChange,
  ...rest
}: Props) {
  const text = useText<keyof typeof en>()
  const [isRecovery, setRecovery] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isTurned = useRef(isFirst)
  useEffect(() => {
    // Only for who has just come, or asked for the other kind.
    if (isTurned.current) place.current?.querySelector('input')?.focus()
    isTurned.current = false
  })
  const shared = { ...rest, value, ...(error !== undefined && { error }) }
  return (
    <div ref={place}>
      {isRecovery ? (
        <TextField
          {...shared}
          label={text('members.recoveryCode')}
          hint={text('members.recoveryCodeHint')}
          autoComplete="off"
          onChange={(typed) => onChange(recoveryIn(typed))}
        />
      ) : (
        <TextField
          {...shared}
          label={label ?? text('members.totp')}
          {...(hint !== undefined && { hint })}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(typed) => onChange(digitsIn(typed))}
        />
      )}
      <Button
        look="link"
        className={styles.turn}
        onClick={() => {
          isTurned.current = true
          setRecovery(!isRecovery)
          onChange('')
        }}
      >
        {text(isRecovery ? 'members.totpUse' : 'members.recoveryUse')}
      </Button>
    </div>
  )
}
