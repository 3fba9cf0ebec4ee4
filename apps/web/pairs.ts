/** Keeps the pair of each way of trading in the browser, in the form that the spec gives it. */
import type { Instrument, Mode, Pairs } from '@evenkeel/ui'

/** What is kept of a pair. */
type DealSymbol = {
  readonly currency_id: number
  readonly currency_name: string
  readonly legal_name: string
  readonly logo: string
  readonly matches_id: number
  readonly market_from: number
  readonly symbol: string
  readonly extends: Readonly<Record<string, unknown>>
}

const KEY = 'dealSymbol'
const USUAL: DealSymbol = {
  currency_id: 1,
  currency_name: 'BTC',
  legal_name: 'USDT',
  logo: 'btc',
  matches_id: 2,
  market_from: 2,
  symbol: 'btcusdt',
  extends: {},
}

/** `modes`: the ways of trading that there are, each with a pair of its own. */
export function createPairs(storage: Storage, modes: readonly Mode[]): Pairs {
  const listeners = new Set<() => void>()
  let kept = read(storage, modes)
  return {
    symbol: (mode) => (kept[mode] ?? USUAL).symbol,
    choose(mode, instrument) {
      kept = { ...kept, [mode]: dealSymbolOf(instrument) }
      storage.setItem(KEY, JSON.stringify(kept))
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function dealSymbolOf(instrument: Instrument): DealSymbol {
  const { symbol, base, quote, logo, currencyId, matchId, marketFrom } = instrument
  return {
    currency_id: currencyId,
    currency_name: base,
    legal_name: quote,
    logo,
    matches_id: matchId,
    market_from: marketFrom,
    symbol,
    extends: { class: instrument.class },
  }
}

/** What somebody else put there, or an older version of this, counts as nothing. */
function read(storage: Storage, modes: readonly Mode[]): Record<Mode, DealSymbol> {
  const found = parsed(storage.getItem(KEY))
  const pairOf = (mode: Mode): DealSymbol => {
    const pair = found[mode] as DealSymbol | undefined
    return typeof pair?.symbol === 'string' && /^[a-z0-9]{3,20}$/.test(pair.symbol) ? pair : USUAL
  }
  return Object.fromEntries(modes.map((mode) => [mode, pairOf(mode)]))
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
