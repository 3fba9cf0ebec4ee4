/** The pair of the trade screen: taken from the address once, then kept until another is chosen. */
import { type Instrument, useInstruments, usePair, usePlace } from '@evenkeel/ui'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
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
  const { symbol: kept, choose } = usePair('trade')
  const { value, failed, retry } = useInstruments()
  const [taken, setTaken] = useState<string>()
  const asked = query.get('symbol') ?? undefined
  const wanted = asked === taken ? undefined : asked
  const instrument = value && tradePair(value, wanted, kept)

  const take = useEffectEvent(() => {
    if (instrument != null && instrument.symbol === wanted) choose(instrument)
    // Nothing looks different for it, so it waits for what does.
    if (instrument !== undefined) startTransition(() => setTaken(asked))
  })
  const isListed = instrument !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each symbol that the address names
  useEffect(() => take(), [asked, isListed])

  return { instrument, failed: failed && value === undefined, retry, choose }
}
