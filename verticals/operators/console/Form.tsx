/** A form at the door: a title, what it is about, its fields, and one button. */
import { Button, Fields } from '@evenkeel/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Form.module.css'

type Props = {
  readonly title: string
  readonly hint?: ReactNode
  readonly submit: string
  readonly busy: boolean
  readonly below?: ReactNode
  readonly children: ReactNode
  onSubmit(): void
}

export function Form({ title, hint, submit, busy, below, children, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <title>{`${title} · Evenkeel`}</title>
      <h1 className={styles.title}>{title}</h1>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <Fields>{children}</Fields>
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
      {below}
    </form>
  )
}
