/** The exchange's clock as this device knows it: what runs out, runs out there. */
import { useClient } from '@evenkeel/ui'
import { useEffect, useState } from 'react'

export type ServerClock = {
  now(): number
  /** The time that something was sent with: the least late of the last few is the truest. */
  note(sentAt: number): void
}

const KEPT = 16

export function createServerClock(here: () => number): ServerClock {
  let aheadMs: readonly number[] = []
  return {
    now: () => here() + (aheadMs.length === 0 ? 0 : Math.max(...aheadMs)),
    note(sentAt) {
      aheadMs = [...aheadMs, sentAt - here()].slice(-KEPT)
    },
  }
}

/** Of this device, whichever page is open. */
export const serverClock = createServerClock(Date.now)

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
