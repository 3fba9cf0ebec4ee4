/** One part of the gallery under its own heading. */
import { type ReactNode, useId } from 'react'
import styles from './Gallery.module.css'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.stack}>{children}</div>
    </section>
  )
}
