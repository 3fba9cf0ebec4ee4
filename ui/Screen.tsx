/** A page: its top bar with the way back, its title and its tools, and what is below. */
import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { IconButton } from './Button.tsx'
import { useClient } from './context.ts'
import { useText } from './hooks.ts'
import styles from './Screen.module.css'

type Props = { readonly title: string; readonly right?: ReactNode; readonly children: ReactNode }

export function Screen({ title, right, children }: Props) {
  const text = useText()
  const { back, connection, session, tools } = useClient()
  return (
    <div className={styles.screen}>
      <title>{`${title} · Evenkeel`}</title>
      <header className={styles.bar}>
        {back !== undefined && <IconButton icon="back" label={text('ui.back')} onClick={back} />}
        <h1 className={styles.title}>{title}</h1>
        {session.demo && <Badge>{text('ui.demo')}</Badge>}
        <div className={styles.tools}>
          {right}
          {tools}
        </div>
        <div className={styles.connection} role="status">
          {connection === 'reconnecting' && (
            <span className={styles.reconnecting}>{text('ui.reconnecting')}</span>
          )}
        </div>
      </header>
      <main>{children}</main>
    </div>
  )
}
