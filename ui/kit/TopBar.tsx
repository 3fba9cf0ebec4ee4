/** The bar at the top of a page: the way back, the title and what can be done here. */
import type { ReactNode } from 'react'
import { useText } from '../data/hooks.ts'
import { IconButton } from './Button.tsx'
import spoken from './Spoken.module.css'
import styles from './TopBar.module.css'

type Props = {
  readonly title: string
  readonly id?: string
  /** Stands in the place of the title, which is then only read aloud. */
  readonly heading?: ReactNode
  readonly left?: ReactNode
  readonly right?: ReactNode
  /** Absent on a page that is nobody's next. */
  readonly onBack?: () => void
}

export function TopBar({ title, id, heading, left, right, onBack }: Props) {
  const text = useText()
  return (
    <header className={styles.bar}>
      {onBack !== undefined && <IconButton icon="back" label={text('ui.back')} onClick={onBack} />}
      {left}
      <h1 id={id} className={heading === undefined ? styles.title : spoken.spoken}>
        {title}
      </h1>
      {heading !== undefined && <div className={styles.heading}>{heading}</div>}
      <div className={styles.right}>{right}</div>
    </header>
  )
}
