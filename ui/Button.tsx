/** The buttons: one main action of a page, quiet ones beside it, and icons. */
import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Skeleton.tsx'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: 'main' | 'quiet' | 'text'
  readonly busy?: boolean
}

/** A busy button keeps its size and its focus, and does nothing. */
export function Button({ look = 'main', busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-busy={busy}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      <span className={busy ? styles.hidden : styles.label}>{children}</span>
      {busy && <Spinner />}
    </button>
  )
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: IconName
  readonly label: string
}

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.icon} ${className}`} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
