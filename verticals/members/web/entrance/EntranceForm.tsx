/** A form of the entrance: its heading, its fields, and the one button that sends it. */
import { Button, Fields } from '@evenkeel/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './EntranceForm.module.css'
import type { Fault } from './faults.ts'
import { Proving } from './Proving.tsx'
import type { Proof } from './proving.ts'
import type { Proven } from './useProven.ts'

type Props = {
  /** Where it says more than the title of the page. */
  readonly heading?: string
  readonly hint?: string
  readonly action: string
  // biome-ignore lint/suspicious/noExplicitAny: it asks how far it is, not what is sent
  readonly state: Proven<any>['state']
  readonly proof?: Proof | undefined
  /** What the last try was refused for: the field that says so is gone to. */
  readonly fault: Fault | undefined
  readonly disabled?: boolean
  readonly children: ReactNode
  /** Below the form, and no part of it: the other ways, which may have forms of their own. */
  readonly below?: ReactNode
  onSubmit(): void
}

export function EntranceForm(props: Props) {
  const { heading, hint, action, state, proof, fault, disabled = false } = props
  const { children, below, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault !== undefined)
      form.current?.querySelector<HTMLElement>('[data-wrong=true] input')?.focus()
  }, [fault])
  return (
    <div className={styles.page}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!disabled && state === 'idle') onSubmit()
        }}
      >
        <div>
          {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        <Fields>{children}</Fields>
        <div>
          <Button type="submit" busy={state !== 'idle'} disabled={disabled}>
            {action}
          </Button>
          <div className={styles.proving}>
            <Proving proof={proof} />
          </div>
        </div>
      </form>
      {below}
    </div>
  )
}
