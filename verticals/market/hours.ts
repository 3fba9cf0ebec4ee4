/** When symbols are traded: a market is open while any product that trades it says so, by the hours that cores decide by. */
import {
  isMarketOpen,
  type Millis,
  marketClosedAt,
  marketOpensAt,
  type OpenTime,
  openTimes,
} from '@evenkeel/kernel'
import type { Instrument, TradingHours } from '@evenkeel/wire/server'

export type Hours = {
  isOpen(symbol: string, at: Millis): boolean
  /** When it opens next, if it is closed at this moment, and that is known. */
  opensAt(symbol: string, at: Millis): Millis | undefined
  /** When it closed, if it is closed at this moment. */
  closedAt(symbol: string, at: Millis): Millis | undefined
  /** When it is open within a span, from the oldest on; nothing for what is always open. */
  openTimes(symbol: string, from: Millis, to: Millis): readonly OpenTime[] | undefined
}

const ALWAYS: TradingHours = { hours: 'always', holidays: [] }

/** Of markets that never close. */
export const alwaysOpen: Hours = createHours([], () => [])

export function createHours(
  instruments: readonly Pick<Instrument, 'symbol' | 'hours'>[],
  hoursOf: (symbol: string) => readonly TradingHours[],
): Hours {
  const listed = new Map(
    instruments.map(({ symbol, hours }) => [symbol, { hours, holidays: [] as const }]),
  )
  /** What nobody trades has the hours of its listing. */
  function allOf(symbol: string): readonly TradingHours[] {
    const told = hoursOf(symbol)
    return told.length > 0 ? told : [listed.get(symbol) ?? ALWAYS]
  }
  const isOpen = (symbol: string, at: Millis) =>
    allOf(symbol).some(({ hours, holidays }) => isMarketOpen(hours, holidays, at))
  /** Of all products, while all of them are closed. */
  function whileClosed(
    symbol: string,
    at: Millis,
    find: typeof marketOpensAt,
    choose: (...moments: number[]) => number,
  ): Millis | undefined {
    if (isOpen(symbol, at)) return undefined
    const found = allOf(symbol).flatMap(({ hours, holidays }) => find(hours, holidays, at) ?? [])
    return found.length === 0 ? undefined : choose(...found)
  }

  return {
    isOpen,
    opensAt: (symbol, at) => whileClosed(symbol, at, marketOpensAt, Math.min),
    closedAt: (symbol, at) => whileClosed(symbol, at, marketClosedAt, Math.max),
    openTimes(symbol, from, to) {
      const all = allOf(symbol)
      if (all.some(({ hours }) => hours === 'always')) return undefined
      return merged(all.flatMap(({ hours, holidays }) => openTimes(hours, holidays, from, to)))
    },
  }
}

function merged(times: readonly OpenTime[]): readonly OpenTime[] {
  const all: OpenTime[] = []
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (last === undefined || last.to < from) all.push({ from, to })
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, to) }
  }
  return all
}
