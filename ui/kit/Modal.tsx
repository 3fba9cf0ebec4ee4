/** What every layer over the page does alike, on the browser's own modal dialog. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './Modal.module.css'
import { useLayer } from './useLayer.ts'

/** As long as `--slow`: what is inside stays to be seen while it leaves. */
const LEAVING_MS = 320

type Props = {
  readonly open: boolean
  /** The id of the heading that names it. */
  readonly labelledBy: string
  /** `full` is as wide as the column, `window` as the window. */
  readonly look: 'sheet' | 'dialog' | 'menu' | 'full' | 'window'
  readonly role?: 'dialog' | 'alertdialog'
  readonly tall?: boolean
  readonly box?: RefObject<HTMLDialogElement | null>
  readonly children: ReactNode
  onClose(): void
}

/**
 * Escape, the scrim and the back button close it; focus goes back to where it came from.
 * It opens on the element marked `data-first`, else on the first that takes the focus.
 */
export function Modal({ open, labelledBy, look, role, tall, box, children, onClose }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = box ?? own
  const pressed = useRef<EventTarget>(null)
  const shown = useLingering(open)
  useLayer(open, onClose)

  useEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    if (!open && element?.open === true) element.close()
  }, [open, dialog])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key of the scrim is Escape, which the dialog hears itself
    <dialog
      ref={dialog}
      role={role}
      className={`${styles.modal} ${styles[look]} ${tall ? styles.tall : ''}`}
      aria-labelledby={labelledBy}
      // Not when it was closed from here: something else may be open by then. Nor when one inside of it was: React lets that bubble.
      onClose={({ target, currentTarget }) => target === currentTarget && open && onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={({ target, currentTarget }) => {
        // A press that began inside, as when marking a text, is none on the scrim.
        if (target === currentTarget && pressed.current === currentTarget) onClose()
      }}
    >
      {shown && children}
    </dialog>
  )
}

function useLingering(open: boolean): boolean {
  const [lingering, setLingering] = useState(false)
  useEffect(() => {
    if (!open) return
    setLingering(true)
    return () => void setTimeout(() => setLingering(false), LEAVING_MS)
  }, [open])
  return open || lingering
}
