/** The line icons, by what they mean here; drawn on a 24 grid and coloured by the text around them. */
import type { LucideIcon } from 'lucide-react'
import styles from './Icon.module.css'
import { icons } from './icons.ts'

export type IconName = keyof typeof icons

type Props = {
  readonly name: IconName
  readonly size?: 'tiny' | 'small' | 'medium' | 'tab' | 'large'
  readonly filled?: boolean
}

/** An icon is never the only name of a thing. */
export function Icon({ name, size = 'medium', filled = false }: Props) {
  const Drawing: LucideIcon = icons[name]
  return (
    <Drawing
      className={`${styles.icon} ${styles[size]} ${filled ? styles.filled : ''}`}
      aria-hidden="true"
    />
  )
}
