/** A part of a page under its own heading, set off from what is above it. */
import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
