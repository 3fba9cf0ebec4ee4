/** Words for whoever listens to the page instead of looking at it. */
import type { ReactNode } from 'react'
import styles from './Spoken.module.css'

export function Spoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>
}
