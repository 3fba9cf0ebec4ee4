/** The way to the demo account: through registration, or over to it for who is in the real realm. */
import { followed, Icon, useClient, useSession, useText } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import type en from '../text/en.ts'
import styles from './DemoPointer.module.css'

const REGISTER = '/register'

export function DemoPointer() {
  const text = useText<keyof typeof en>()
  const { go, askToSwitch } = useClient()
  const { signedIn, demo } = useSession()
  if (demo) return null
  if (!signedIn)
    return (
      <a className={styles.pointer} href={`#${REGISTER}`} onClick={followed(() => go(REGISTER))}>
        <PointerContent>{text('home.demoVisitor')}</PointerContent>
      </a>
    )
  return (
    <button type="button" className={styles.pointer} onClick={askToSwitch}>
      <PointerContent>{text('home.demoMember')}</PointerContent>
    </button>
  )
}

function PointerContent({ children }: { children: ReactNode }) {
  const text = useText<keyof typeof en>()
  return (
    <>
      <span className={styles.icon}>
        <Icon name="demo" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{text('home.demo')}</span>
        <span className={styles.hint}>{children}</span>
      </span>
      <Icon name="next" size="small" />
    </>
  )
}
