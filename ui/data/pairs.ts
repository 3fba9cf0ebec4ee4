/** The pair that each way of trading stands at: chosen once, kept until another is chosen. */
import { useSyncExternalStore } from 'react'
import { useClient } from './context.ts'
import type { Instrument } from './market.ts'

/** A way of trading, by the spec's name: `trade` is spot. Each vertical that has one says so in its manifest. */
export type Mode = string

export type Pairs = {
  symbol(mode: Mode): string
  choose(mode: Mode, instrument: Instrument): void
  subscribe(listener: () => void): () => void
}

export function usePair(mode: Mode): { symbol: string; choose(instrument: Instrument): void } {
  const { pairs } = useClient()
  const symbol = useSyncExternalStore(pairs.subscribe, () => pairs.symbol(mode))
  return { symbol, choose: (instrument) => pairs.choose(mode, instrument) }
}
