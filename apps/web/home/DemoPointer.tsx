/** The way to the demo account: through registration, or over to it; and from there back to the real one. */
import { followed, Icon, useClient, useSession, useText } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import type en from '../text/en.ts'
import styles from './DemoPointer.module.css'

const REGISTER = '/register'

export function DemoPointer() {
  const text = useText<keyof typeof en>()
  const { go, askToSwitch } = useClient()
  const { signedIn, demo } = useSession()
  if (!signedIn)
    return (
      <a className={styles.pointer} href={`#${REGISTER}`} onClick={followed(() => go(REGISTER))}>
        <PointerContent title={text('home.demo')}>{text('home.demoVisitor')}</PointerContent>
      </a>
    )
  return (
    <button type="button" className={styles.pointer} onClick={askToSwitch}>
      {demo ? (
        <PointerContent title={text('ui.demoAccount')}>{text('ui.toReal')}</PointerContent>
      ) : (
        <PointerContent title={text('home.demo')}>{text('home.demoMember')}</PointerContent>
      )}
    </button>
  )
}

function PointerContent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name="demo" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{children}</span>
      </span>
      <Icon name="next" size="small" />
    </>
  )
}
