/** A page of the console: its name, what can be done on it, and what is below. */
import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = {
  readonly title: string
  /** Beside the title, such as a state. */
  readonly mark?: ReactNode
  /** What it is for, where the title does not say it. */
  readonly hint?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Page({ title, mark, hint, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Evenkeel`}</title>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {title} {mark}
          </h1>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
