/** The buttons: one main action of a page, quiet ones beside it, and icons. */
import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

/** `main` once a page; `link` in a line of words; `up` and `down` buy and sell; `danger` is for what cannot be undone. */
export type ButtonLook = 'main' | 'quiet' | 'outline' | 'text' | 'link' | 'up' | 'down' | 'danger'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: ButtonLook
  /** `small` is as wide as its words. */
  readonly size?: 'large' | 'medium' | 'small'
  readonly round?: boolean
  readonly busy?: boolean
}

/** A busy button keeps its size and its focus, and does nothing. */
export function Button(props: ButtonProps) {
  const { look = 'main', size = 'large', round = false, busy = false, ...others } = props
  const { children, onClick, className = '', ...rest } = others
  const shape = round ? styles.round : ''
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]} ${styles[size]} ${shape} ${className}`}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
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
  /** Chosen, as a star on what is watched. */
  readonly filled?: boolean
  /** A small mark at its corner: there is something new behind it. */
  readonly dot?: boolean
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, filled = false, dot = false, className = '', ...rest } = props
  const lit = filled ? styles.lit : ''
  return (
    <button
      type="button"
      className={`${styles.icon} ${lit} ${className}`}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} filled={filled} />
      {dot && <span className={styles.dot} />}
    </button>
  )
}
