/** What stands around the sign-in: the brand, which exchange it is, and the language. */
import type { ReactNode } from 'react'
import styles from './Door.module.css'
import { Mark } from './Mark.tsx'
import type { Shell, ShellState } from './shell.ts'
import { LanguageSelect, ThemeButton } from './Tools.tsx'

type Props = { readonly shell: Shell; readonly state: ShellState; readonly children: ReactNode }

export function Door({ shell, state, children }: Props) {
  return (
    <div className={styles.door}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <img className={styles.sign} src="/favicon.svg" alt="" /> Evenkeel
          <Mark isSandbox={state.isSandbox} />
        </span>
        <span className={styles.tools}>
          <LanguageSelect shell={shell} state={state} />
          <ThemeButton shell={shell} state={state} />
        </span>
      </header>
      <main className={styles.main}>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  )
}
