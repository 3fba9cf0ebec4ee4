/** A form of the entrance: its heading, its fields, and the one button that sends it. */
import { Button, Fields } from '@evenkeel/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './EntranceForm.module.css'
import type { Fault } from './faults.ts'
import { Proving } from './Proving.tsx'
import type { Proof } from './proving.ts'
import type { Proven } from './useProven.ts'

type Props = {
  /** How far one is, where there are several steps. */
  readonly above?: ReactNode
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
  /** Which of several steps this is: the next one is begun at its first field. */
  readonly page?: number
  /** How often it was sent with something in it that the form itself knows to be wrong. */
  readonly tries?: number
  readonly children: ReactNode
  /** Below the form, and no part of it: the other ways, which may have forms of their own. */
  readonly below?: ReactNode
  onSubmit(): void
}

export function EntranceForm(props: Props) {
  const { heading, hint, action, state, proof, fault, disabled = false } = props
  const { above, page = 1, tries = 0, children, below, onSubmit } = props
  const form = useFocus(fault, page, tries)
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
          {above}
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

/** What is wrong is gone to, and the first field of the next step. */
function useFocus(fault: Fault | undefined, page: number, tries: number) {
  const form = useRef<HTMLFormElement>(null)
  const last = useRef(page)
  useEffect(() => {
    const isNext = page > last.current
    last.current = page
    const isWrong = fault !== undefined || tries > 0
    const wrong = isWrong && form.current?.querySelector<HTMLElement>('[data-wrong=true] input')
    if (wrong) wrong.focus()
    else if (isNext) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [fault, page, tries])
  return form
}
