/** A framed part of a page, with its own name and tools. */
import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type Props = {
  readonly title?: string
  readonly tools?: ReactNode
  /** What is inside reaches the frame, as a table does. */
  readonly flush?: boolean
  readonly children: ReactNode
}

export function Panel({ title, tools, flush = false, children }: Props) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || tools !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        </header>
      )}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}

/** Panels or tiles side by side, as many as there is room for. */
export function PanelGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
