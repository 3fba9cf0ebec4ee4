/** How a page keeps to the exchange's clock, and draws itself anew by it. */
import { useEffect, useState } from 'react'
import { useClient } from './context.ts'
import { serverClock } from './serverClock.ts'

/** Goes by what the stream of a symbol is stamped with. */
export function useServerClock(symbol: string | undefined): void {
  const { stream } = useClient()
  useEffect(() => {
    if (symbol === undefined) return
    return stream.listen(`market.${symbol}.ticker`, ({ ts }) => serverClock.note(ts))
  }, [stream, symbol])
}

/** The exchange's time, drawn anew every so often. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverClock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
