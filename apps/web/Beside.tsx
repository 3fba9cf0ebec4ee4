/** What stands beside the column on a wide screen: the way to have it on a phone. */
import { QrCode, useText } from '@evenkeel/ui'
import styles from './Beside.module.css'
import { isLoopback } from './loopback.ts'
import type en from './text/en.ts'

export default function Beside() {
  const text = useText<keyof typeof en>()
  if (isLoopback(location.hostname)) return null
  return (
    <aside className={styles.beside}>
      <QrCode bare value={location.origin} label={text('web.openOnPhone')} />
      <p className={styles.hint}>{text('web.openOnPhone')}</p>
    </aside>
  )
}
