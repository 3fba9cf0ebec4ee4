/** A sheet from the bottom. */
import { type ReactNode, useId, useRef } from 'react'
import { useText } from '../data/hooks.ts'
import { IconButton } from './Button.tsx'
import { Modal } from './Modal.tsx'
import styles from './Sheet.module.css'
import { useSwipeDown } from './useSwipeDown.ts'

type Props = {
  readonly open: boolean
  readonly title: string
  /** As tall as a sheet may be, whatever is in it: for lists that are searched. */
  readonly tall?: boolean
  /** What is inside has a part of its own that scrolls. */
  readonly still?: boolean
  /** Stands below what scrolls, always in sight. */
  readonly footer?: ReactNode
  readonly children: ReactNode
  onClose(): void
}

/** The cross, a swipe, the scrim, Escape and the back button close it. */
export function Sheet({ open, title, tall, still, footer, children, onClose }: Props) {
  const text = useText()
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const swipe = useSwipeDown(box, onClose)
  return (
    <Modal look="sheet" open={open} labelledBy={id} tall={tall} box={box} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.head} {...swipe}>
          <span className={styles.handle} />
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={text('ui.close')} onClick={onClose} />
        </div>
        {still ? children : <div className={styles.body}>{children}</div>}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </Modal>
  )
}
