/** The pair of the trade screen. */
import { type Instrument, useInstruments } from '@evenkeel/ui'
import { useTradedSymbol } from '@evenkeel/ui/data/useTradedSymbol.ts'
import { tradePair } from './tradePair.ts'

export type TradePair = {
  /** `undefined` while the list is on its way, `null` when nothing can be traded. */
  readonly instrument: Instrument | undefined | null
  readonly failed: boolean
  retry(): void
  choose(instrument: Instrument): void
}

export function useTradePair(): TradePair {
  const { value, failed, retry } = useInstruments()
  const { found, choose } = useTradedSymbol({
    mode: 'trade',
    find: (...wanted) => value && tradePair(value, ...wanted),
    instrumentOf: (instrument: Instrument) => instrument,
  })
  return { instrument: found, failed: failed && value === undefined, retry, choose }
}
