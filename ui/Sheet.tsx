/** A sheet from the bottom or a dialog in the middle, on the browser's own modal dialog. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { useText } from './hooks.ts'
import styles from './Sheet.module.css'
import { useSwipeDown } from './useSwipeDown.ts'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly look?: 'sheet' | 'dialog'
  readonly children: ReactNode
  onClose(): void
}

/**
 * Escape, the scrim, the cross and a swipe close it; focus goes back to where it came from.
 * It opens on the element marked `data-first`, else on the first that takes the focus.
 */
export function Sheet({ open, title, look = 'sheet', children, onClose }: Props) {
  const text = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const swipe = useSwipeDown(dialog, onClose)

  useEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    if (!open && element?.open === true) element.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key of the scrim is Escape, which the dialog hears itself
    <dialog
      ref={dialog}
      className={`${styles.modal} ${styles[look]}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head} {...(look === 'sheet' ? swipe : {})}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {look === 'sheet' && (
              <IconButton icon="close" label={text('ui.close')} onClick={onClose} />
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
