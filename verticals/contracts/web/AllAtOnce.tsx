/** What is done to all that is listed at once: a press, and a yes. */
import { Button, Dialog, DialogText } from '@evenkeel/ui'
import { useState } from 'react'
import styles from './Orders.module.css'

type Props = {
  readonly title: string
  readonly confirm: string
  /** What leaves things as they are, where the dialog's own word would be misread. */
  readonly cancel?: string
  readonly ask: string
  readonly busy: boolean
  /** Nothing is listed. */
  readonly disabled: boolean
  /** Answers whether the question is over. */
  onConfirm(): Promise<{ readonly type: string }>
}

export function AllAtOnce({ title, confirm, cancel, ask, busy, disabled, onConfirm }: Props) {
  const [asks, setAsks] = useState(false)
  async function carryOut() {
    const { type } = await onConfirm()
    if (type !== 'unknown' && type !== 'busy') setAsks(false)
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className={disabled ? styles.nothing : ''}
        disabled={disabled}
        onClick={() => setAsks(true)}
      >
        {title}
      </Button>
      <Dialog
        open={asks}
        title={title}
        look="danger"
        confirm={confirm}
        {...(cancel !== undefined && { cancel })}
        busy={busy}
        onConfirm={() => void carryOut()}
        onClose={() => setAsks(false)}
      >
        <DialogText>{ask}</DialogText>
      </Dialog>
    </>
  )
}
