/** Symbol of a trading page: from the address, so that each tab has its own, else the one last kept. */
import { useEffect, useEffectEvent } from 'react'
import { useClient } from './context.ts'
import type { Instrument } from './market.ts'
import { type Mode, usePair } from './pairs.ts'

type Traded = { readonly symbol: string }
type Wish<Found extends Traded> = {
  readonly mode: Mode
  /** The first of these that is traded, else another; `undefined` until known, `null` where nothing is traded. */
  find(...wanted: readonly (string | undefined)[]): Found | null | undefined
  /** `undefined` until known. */
  instrumentOf(found: Found): Instrument | undefined
}

export function useTradedSymbol<Found extends Traded>({ mode, find, instrumentOf }: Wish<Found>) {
  const { place, go, replaceAddress } = useClient()
  const { symbol: kept, choose: keep } = usePair(mode)
  const asked = place.query.get('symbol') ?? undefined
  const found = find(asked, kept)
  const instrument = found == null ? undefined : instrumentOf(found)
  const settle = useEffectEvent(() => {
    if (found == null) return
    if (instrument !== undefined) keep(instrument)
    if (found.symbol === asked) return
    const query = new URLSearchParams(place.query)
    query.set('symbol', found.symbol)
    replaceAddress?.(`${place.path}?${query}`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each symbol that the address names
  useEffect(() => settle(), [asked, found?.symbol, instrument?.symbol])
  return { found, choose: ({ symbol }: Traded) => go(`${place.path}?symbol=${symbol}`) }
}
