/** A small box that a button opens below itself. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '../kit/Icon.tsx'
import styles from './Popover.module.css'

type Props = {
  readonly label: string
  readonly icon?: IconName
  /** In the place of the label, which is then spoken alone. */
  readonly face?: ReactNode
  readonly children: ReactNode
}

/** Escape closes it and gives the focus back; so does a press beside it, or going on with the keyboard. */
export function Popover({ label, icon, face, children }: Props) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const press = ({ target }: PointerEvent) => {
      if (!whole.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is inside
    <div
      ref={whole}
      className={styles.whole}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !whole.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={face === undefined ? undefined : label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon !== undefined && <Icon name={icon} size="small" />}
        {face ?? label}
      </button>
      {open && (
        <div id={id} className={styles.box}>
          {children}
        </div>
      )}
    </div>
  )
}
