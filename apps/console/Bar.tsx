/** The bar above every page: which exchange, whether it is live, and who is signed in. */
import { type ConsoleMe, Icon, useText } from '@evenkeel/ui'
import { type DeskKey, Popover } from '@evenkeel/ui/desk'
import type { ReactNode } from 'react'
import styles from './Bar.module.css'
import { Mark } from './Mark.tsx'
import type { Shell, ShellState } from './shell.ts'
import { LanguageSelect, ThemeButton } from './Tools.tsx'
import type en from './text/en.ts'

type Props = {
  readonly shell: Shell
  readonly state: ShellState
  readonly me: ConsoleMe
  readonly before: ReactNode
  readonly search: ReactNode
}

export function Bar({ shell, state, me, before, search }: Props) {
  const text = useText<keyof typeof en | DeskKey>()
  return (
    <header className={styles.bar}>
      {before}
      <a className={styles.brand} href="#/" aria-label="Evenkeel">
        <img className={styles.sign} src="/favicon.svg" alt="" />
        <span className={styles.name}>Evenkeel</span>
      </a>
      <Mark isSandbox={state.isSandbox} />
      <div className={styles.middle}>{search}</div>
      <Live state={state} />
      <div className={styles.barTools}>
        <LanguageSelect shell={shell} state={state} />
      </div>
      <ThemeButton shell={shell} state={state} />
      <Popover
        label={`${me.name} ${text(`desk.role.${me.role}`)}`}
        face={
          <span className={styles.me}>
            <span className={styles.who}>{me.name}</span>{' '}
            <span className={styles.role}>{text(`desk.role.${me.role}`)}</span>
          </span>
        }
        icon="user"
      >
        <p className={styles.whole}>
          {me.name} · {text(`desk.role.${me.role}`)}
        </p>
        <div className={styles.ownTools}>
          <LanguageSelect shell={shell} state={state} />
        </div>
        <button type="button" className={styles.out} onClick={shell.signOut}>
          <Icon name="signOut" size="small" />
          {text('console.signOut')}
        </button>
      </Popover>
    </header>
  )
}

/** What is shown may be older than it looks: that is said, and nothing when all is well but a quiet dot. */
function Live({ state: { live } }: { state: ShellState }) {
  const text = useText<keyof typeof en>()
  const isCut = live === 'cut'
  return (
    <span className={styles.live} data-cut={isCut} role="status">
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.said}>
        {text(isCut ? 'console.notLive' : live === 'live' ? 'console.live' : 'ui.loading')}
      </span>
    </span>
  )
}
