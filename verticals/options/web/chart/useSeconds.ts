/** The line of seconds of a symbol: the past as it is read once, and every price that is told since. */
import { marketFeed, useFeed } from '@evenkeel/ui'
import { type SecondPrice, useIsCut } from '@evenkeel/ui/data/market.ts'
import { serverClock } from '@evenkeel/ui/data/serverClock.ts'
import { drawn } from '@evenkeel/ui/format/drawing.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { joined, type Point, pastOf, withPoint } from './points.ts'

type Line = {
  readonly symbol: string | undefined
  readonly points: readonly Point[]
  /** Nothing of the past can be read. */
  readonly failed: boolean
}

export function useSeconds(symbol: string | undefined): Line {
  const market = useFeed(marketFeed)
  const isCut = useIsCut()
  /** What comes too late is not the price of now. */
  const isLate = useEffectEvent(() => isCut)
  const [line, setLine] = useState<Line>({ symbol, points: [], failed: false })
  useEffect(() => {
    if (symbol === undefined) return
    const ticker = market.ticker(symbol)
    const candles = market.candles(symbol, '1min')
    let isPastKnown = false
    let isLeft = false
    let seconds: readonly SecondPrice[] | undefined
    const become = (change: (known: Line) => Partial<Line>) =>
      setLine((last) => {
        const known = last.symbol === symbol ? last : { symbol, points: [], failed: false }
        return { ...known, ...change(known) }
      })
    become(() => ({}))

    function hear() {
      const { value, failed } = ticker.now()
      if (failed && value === undefined) return become(() => ({ failed: true }))
      if (value === undefined || value.isStale || isLate()) return
      const point = { at: serverClock.now(), price: drawn(value.index) }
      become(({ points }) => ({ points: withPoint(points, point), failed: false }))
    }
    function recall() {
      const { value, failed } = candles.now()
      if (isPastKnown || isLeft || seconds === undefined) return
      // The last minutes are drawn at once; what lies before them joins when it is here.
      isPastKnown = value !== undefined || failed
      const past = pastOf(value?.candles ?? [], seconds)
      become(({ points }) => ({ points: joined(past, points) }))
    }
    // Without them the line begins with minutes.
    market
      .seconds(symbol)
      .catch(() => [])
      .then((read) => {
        seconds = read
        recall()
      })
    const stops = [ticker.follow(hear), candles.follow(recall)]
    hear()
    return () => {
      isLeft = true
      for (const stop of stops) stop()
    }
  }, [market, symbol])
  return line.symbol === symbol ? line : { symbol, points: [], failed: false }
}
