/** A link inside a table or a sentence, to another page of the console. */
import type { ReactNode } from 'react'
import styles from './TextLink.module.css'

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {children}
    </a>
  )
}
