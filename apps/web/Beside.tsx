/** What stands beside the column on a wide screen: prices where somebody trades, elsewhere the way to have it on a phone. */
import { QrCode, useText } from '@evenkeel/ui'
import { persistently } from '@evenkeel/ui/data/persistently.ts'
import { lazy, Suspense } from 'react'
import styles from './Beside.module.css'
import { isLoopback } from './loopback.ts'
import { besides } from './pages.ts'
import type en from './text/en.ts'

const pieces = besides().map(({ order, load }) => ({
  order,
  Piece: lazy(() => persistently(load)),
}))

export default function Beside({ mode }: { mode: string | undefined }) {
  if (mode === undefined) return <OnPhone />
  return pieces.map(({ order, Piece }) => (
    <Suspense key={order}>
      <Piece mode={mode} />
    </Suspense>
  ))
}

function OnPhone() {
  const text = useText<keyof typeof en>()
  if (isLoopback(location.hostname)) return null
  return (
    <aside className={styles.beside}>
      <QrCode bare value={location.origin} label={text('web.openOnPhone')} />
      <p className={styles.hint}>{text('web.openOnPhone')}</p>
    </aside>
  )
}
