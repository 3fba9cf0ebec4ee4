/** The time until something, second by second. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '../data/context.ts'
import styles from './Countdown.module.css'
import { formatLeft, untilNextSecond } from './countdown.ts'

type Props = {
  /** When it ends, in milliseconds since 1970. */
  readonly until: number
  /** The clock it goes by; the server's where an outcome hangs on it. */
  readonly now?: () => number
  readonly onEnd?: () => void
}

export function Countdown({ until, now = Date.now, onEnd }: Props) {
  const { language } = useClient()
  const [left, setLeft] = useState(() => until - now())
  const look = useEffectEvent(() => until - now())
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (!Number.isFinite(until)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const rest = look()
      setLeft(rest)
      if (rest > 0) timer = setTimeout(tick, untilNextSecond(rest))
      else end()
    }
    tick()
    return () => clearTimeout(timer)
  }, [until])
  return (
    <span className={styles.left} role="timer">
      {formatLeft(left, language)}
    </span>
  )
}
