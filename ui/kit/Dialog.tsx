/** A dialog in the middle: a question or a message, and what can be done about it. */
import { type ReactNode, useId } from 'react'
import { useText } from '../data/hooks.ts'
import { Button, type ButtonLook } from './Button.tsx'
import styles from './Dialog.module.css'
import { Modal } from './Modal.tsx'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirm?: string
  /** The look of the confirming button: `up` to buy, `down` to sell, `danger` for what is lost. */
  readonly look?: ButtonLook
  /** `null`: there is nothing to decide, so only the confirming button. */
  readonly cancel?: string | null
  readonly busy?: boolean
  /** Nothing can be confirmed before what it needs is filled in. */
  readonly ready?: boolean
  onConfirm(): void
  onClose(): void
}

export function Dialog(props: Props) {
  const { open, title, children, look = 'main', busy = false, ready = true } = props
  const { onConfirm, onClose } = props
  const text = useText()
  const id = useId()
  const { confirm = text('ui.confirm'), cancel = text('ui.cancel') } = props
  return (
    <Modal look="dialog" open={open} labelledBy={id} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={cancel === null ? styles.one : styles.actions}>
          {cancel !== null && (
            <Button look="quiet" disabled={busy} onClick={onClose}>
              {cancel}
            </Button>
          )}
          <Button look={look} busy={busy} disabled={!ready} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** A paragraph of a dialog. */
export function DialogText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}

export type Detail = { readonly label: string; readonly value: ReactNode }

/** What is worth knowing before saying yes, line by line. */
export function Details({ rows }: { rows: readonly Detail[] }) {
  return (
    <dl className={styles.details}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.detail}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
