/** The pair of the trade screen: the address's, until another is chosen over it. */
import { type Instrument, useInstruments, usePair, usePlace } from '@evenkeel/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { tradePair } from './tradePair.ts'

export type TradePair = {
  /** `undefined` while the list is on its way, `null` when nothing can be traded. */
  readonly instrument: Instrument | undefined | null
  readonly failed: boolean
  retry(): void
  choose(instrument: Instrument): void
}

export function useTradePair(): TradePair {
  const { query } = usePlace()
  const { symbol: kept, choose: keep } = usePair('trade')
  const { value, failed, retry } = useInstruments()
  const asked = query.get('symbol') ?? undefined
  const [address, setAddress] = useState({ asked, isOver: false })
  // Another address is asked anew, also for a pair that one was chosen over before.
  if (address.asked !== asked) setAddress({ asked, isOver: false })
  const wanted = address.isOver ? undefined : asked
  const instrument = value && tradePair(value, wanted, kept)

  const take = useEffectEvent(() => {
    if (instrument != null && instrument.symbol === wanted) keep(instrument)
  })
  const isListed = instrument !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each symbol that the address names
  useEffect(() => take(), [asked, isListed])

  function choose(chosen: Instrument) {
    setAddress({ asked, isOver: true })
    keep(chosen)
  }
  return { instrument, failed: failed && value === undefined, retry, choose }
}
