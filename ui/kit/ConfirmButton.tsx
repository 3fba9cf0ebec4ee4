/** A button that asks once more before it does something with money. */
import { type ReactNode, useState } from 'react'
import { useText } from '../data/hooks.ts'
import type { Outcome } from '../data/submission.ts'
import { Button, type ButtonLook } from './Button.tsx'
import styles from './ConfirmButton.module.css'
import { type Detail, Details, Dialog } from './Dialog.tsx'

type Props = {
  readonly question: string
  readonly children: ReactNode
  /** What else is worth knowing before saying yes. */
  readonly details?: readonly Detail[]
  /** What the dialog's own button says, where it says more than "Confirm". */
  readonly confirm?: string
  /** What the button beside it says, where "Cancel" could mean either of them. */
  readonly cancel?: string
  readonly look?: ButtonLook
  readonly busy: boolean
  readonly disabled?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: it asks how it ended, not what the answer was
  onConfirm(): Promise<Outcome<any>>
}

/** The dialog stays when the outcome is not known, so that the same can be sent again. */
export function ConfirmButton(props: Props) {
  const { question, children, details = [], look, busy, disabled, onConfirm } = props
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
      <Button look={look} disabled={disabled} onClick={ask}>
        {children}
      </Button>
      <Dialog
        open={open}
        title={question}
        look={look}
        confirm={unknown ? text('ui.retry') : props.confirm}
        cancel={props.cancel}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {details.length > 0 && <Details rows={details} />}
        <p className={styles.unknown} role="alert">
          {unknown && text('ui.outcomeUnknown')}
        </p>
      </Dialog>
    </>
  )
}
