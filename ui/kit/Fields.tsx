/** The fields of a form, one below the other: the one place that says how far apart they stand. */
import type { ReactNode } from 'react'
import styles from './Field.module.css'

export function Fields({ children }: { children: ReactNode }) {
  return (
    <div className={styles.fields} data-fields>
      {children}
    </div>
  )
}
