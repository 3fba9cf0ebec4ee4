/** The line of seconds of a symbol: the past as it is read once, and every price that is told since. */
import { marketFeed, useFeed } from '@evenkeel/ui'
import { serverClock } from '@evenkeel/ui/data/serverClock.ts'
import { drawn } from '@evenkeel/ui/format/drawing.ts'
import { useEffect, useState } from 'react'
import { joined, type Point, pastOf, withPoint } from './points.ts'

type Line = {
  readonly symbol: string | undefined
  readonly points: readonly Point[]
  /** Nothing of the past can be read. */
  readonly failed: boolean
}

export function useSeconds(symbol: string | undefined): Line {
  const market = useFeed(marketFeed)
  const [line, setLine] = useState<Line>({ symbol, points: [], failed: false })
  useEffect(() => {
    if (symbol === undefined) return
    const ticker = market.ticker(symbol)
    const [candles, trades] = [market.candles(symbol, '1min'), market.trades(symbol)]
    let isPastKnown = false
    const become = (change: (known: Line) => Partial<Line>) =>
      setLine((last) => {
        const known = last.symbol === symbol ? last : { symbol, points: [], failed: false }
        return { ...known, ...change(known) }
      })
    become(() => ({}))

    function hear() {
      const { value, failed } = ticker.now()
      if (failed && value === undefined) return become(() => ({ failed: true }))
      if (value === undefined || value.isStale) return
      const point = { at: serverClock.now(), price: drawn(value.close) }
      become(({ points }) => ({ points: withPoint(points, point), failed: false }))
    }
    function recall() {
      const [minutes, prints] = [candles.now(), trades.now()]
      const isRead = (one: { value: unknown; failed: boolean }) => one.value ?? one.failed
      if (isPastKnown || !isRead(minutes) || !isRead(prints)) return
      isPastKnown = true
      const past = pastOf(minutes.value?.candles ?? [], prints.value ?? [])
      become(({ points }) => ({ points: joined(past, points) }))
    }
    const stops = [ticker.follow(hear), candles.follow(recall), trades.follow(recall)]
    hear()
    recall()
    return () => {
      for (const stop of stops) stop()
    }
  }, [market, symbol])
  return line.symbol === symbol ? line : { symbol, points: [], failed: false }
}
