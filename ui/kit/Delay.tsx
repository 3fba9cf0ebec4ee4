/** Delay of prices from the exchange to this screen, queueing on the device included. */
import { useEffect, useState } from 'react'
import { useClient } from '../data/context.ts'
import { useText } from '../data/hooks.ts'
import styles from './Delay.module.css'
import { Spoken } from './Spoken.tsx'

const REDRAWN_MS = 1_000
/** Above this a moving price differs from the one that an order gets. */
const SLOW_MS = 1_000

/** Renders nothing until the delay is known. */
export function Delay({ named = false }: { readonly named?: boolean }) {
  const text = useText()
  const { stream, language, connection } = useClient()
  const [delayMs, setDelayMs] = useState(stream.delayMs)
  useEffect(() => {
    const timer = setInterval(() => setDelayMs(stream.delayMs()), REDRAWN_MS)
    return () => clearInterval(timer)
  }, [stream])
  if (delayMs === undefined || connection === 'reconnecting') return null
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 0,
  })
  const label = text('ui.delay')
  return (
    <span className={styles.delay} data-slow={delayMs > SLOW_MS} data-live="">
      <span className={styles.dot} aria-hidden="true" />
      {named ? label : <Spoken>{label}</Spoken>} <span title={label}>{format.format(delayMs)}</span>
    </span>
  )
}
