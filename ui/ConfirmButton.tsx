/** A button that asks once more before it does something with money. */
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmButton.module.css'
import { useText } from './hooks.ts'
import { Sheet } from './Sheet.tsx'
import type { Outcome } from './submission.ts'

type Props = {
  readonly question: string
  readonly children: ReactNode
  /** What else is worth knowing before saying yes. */
  readonly details?: readonly { readonly label: string; readonly value: ReactNode }[]
  readonly busy: boolean
  readonly disabled?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: it asks how it ended, not what the answer was
  onConfirm(): Promise<Outcome<any>>
}

/** The dialog stays when the outcome is not known, so that the same can be sent again. */
export function ConfirmButton({
  question,
  children,
  details = [],
  busy,
  disabled,
  onConfirm,
}: Props) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [unknown, setUnknown] = useState(false)

  function ask() {
    setUnknown(false)
    setOpen(true)
  }
  async function confirm() {
    const { type } = await onConfirm()
    setUnknown(type === 'unknown')
    if (type === 'done' || type === 'refused') setOpen(false)
  }

  return (
    <>
      <Button disabled={disabled} onClick={ask}>
        {children}
      </Button>
      <Sheet look="dialog" open={open} title={question} onClose={() => setOpen(false)}>
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map(({ label, value }) => (
              <div key={label} className={styles.detail}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.unknown} role="alert">
          {unknown && text('ui.outcomeUnknown')}
        </p>
        <div className={styles.actions}>
          <Button look="quiet" disabled={busy} onClick={() => setOpen(false)}>
            {text('ui.cancel')}
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            {text(unknown ? 'ui.retry' : 'ui.confirm')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
