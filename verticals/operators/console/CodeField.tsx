/** The field for the six digits of an authenticator: whole, it is sent by itself. */
import { TextField, useText } from '@evenkeel/ui'
import type { TextKey } from './textKey.ts'

const DIGITS = 6

type Props = {
  readonly value: string
  readonly error?: string | undefined
  onChange(value: string): void
  onWhole(code: string): void
}

export function CodeField({ value, error, onChange, onWhole }: Props) {
  const text = useText<TextKey>()
  return (
    <TextField
      label={text('operators.code')}
      hint={text('operators.codeHint')}
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      verbatim
      error={error}
      onChange={(typed) => {
        const code = typed.replace(/\D/g, '').slice(0, DIGITS)
        onChange(code)
        if (code.length === DIGITS && code !== value) onWhole(code)
      }}
    />
  )
}
