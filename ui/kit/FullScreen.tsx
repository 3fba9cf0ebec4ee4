/** A page over the page, for something that is chosen or read and then left. */
import { type ReactNode, useId } from 'react'
import styles from './FullScreen.module.css'
import { Modal } from './Modal.tsx'
import { TopBar } from './TopBar.tsx'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly right?: ReactNode
  readonly children: ReactNode
  onClose(): void
}

export function FullScreen({ open, title, right, children, onClose }: Props) {
  const id = useId()
  return (
    <Modal look="full" open={open} labelledBy={id} onClose={onClose}>
      <div className={styles.page}>
        <TopBar id={id} title={title} right={right} onBack={onClose} />
        {children}
      </div>
    </Modal>
  )
}
