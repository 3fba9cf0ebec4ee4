/** The exchange's time, drawn anew every so often. */
import { useEffect, useState } from 'react'
import { serverClock } from './serverClock.ts'

export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverClock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
