/** Fields for words: with a label, a hint, an error, a counter; and one for what nobody else may read. */
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { IconButton } from './Button.tsx'
import field from './Field.module.css'
import { afterPress } from './pressing.ts'
import spoken from './Spoken.module.css'
import styles from './TextField.module.css'

type Shared = {
  readonly label: string
  readonly value: string
  readonly hint?: ReactNode
  readonly error?: string
  /** How many letters there may be; they are counted below the field. */
  readonly most?: number
  onChange(value: string): void
  /** The reader has gone on to something else. */
  onLeave?(): void
}

type FieldProps = Shared & {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'datetime-local'
  readonly placeholder?: string
  readonly autoComplete?: string
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly disabled?: boolean
  readonly required?: boolean
  /** Taken letter by letter, such as an address: the phone corrects nothing. */
  readonly verbatim?: boolean
  /** Inside the field, before and after what is typed. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** More than one: the field is as tall as so many lines, and grows to six where more is typed. */
  readonly lines?: number
}

export function TextField(props: FieldProps) {
  const {
    label,
    value,
    hint,
    error,
    most,
    before,
    after,
    lines = 1,
    verbatim = false,
    ...others
  } = props
  const { onChange, onLeave, ...rest } = others
  const id = useId()
  const shared = {
    ...rest,
    ...(verbatim && { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false }),
    id,
    value,
    onBlur: onLeave && (() => afterPress(onLeave)),
    className: styles.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-error ${id}-hint`,
  }
  const { type: _, ...withoutType } = shared
  return (
    <div>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-wrong={error !== undefined} data-tall={lines > 1}>
        {before}
        {lines > 1 ? (
          <textarea
            {...withoutType}
            rows={lines}
            style={{ '--lines': lines } as Record<string, number>}
            maxLength={most}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input {...shared} maxLength={most} onChange={(event) => onChange(event.target.value)} />
        )}
        {after}
      </div>
      <div className={field.below}>
        <p>
          <span id={`${id}-error`} className={field.error} aria-live="polite">
            {error}
          </span>
          <span id={`${id}-hint`} className={error === undefined ? field.hint : spoken.spoken}>
            {hint}
          </span>
        </p>
        {most !== undefined && (
          <span className={field.count}>
            {value.length}/{most}
          </span>
        )}
      </div>
    </div>
  )
}

type PasswordProps = Shared & {
  /** `current-password`, `new-password` or `one-time-code`. */
  readonly autoComplete: string
  readonly placeholder?: string
  readonly required?: boolean
}

export function PasswordField(props: PasswordProps) {
  const text = useText()
  const [seen, setSeen] = useState(false)
  return (
    <TextField
      {...props}
      type={seen ? 'text' : 'password'}
      after={
        <IconButton
          icon={seen ? 'eye' : 'eyeOff'}
          label={text(seen ? 'ui.hideSecret' : 'ui.showSecret')}
          className={styles.eye}
          onClick={() => setSeen(!seen)}
        />
      }
    />
  )
}
