/** Says which symbols have lost their price, and which have it again; of each no more than one loss a minute. */
import type { Millis } from '@evenkeel/kernel'
import { VENUES_MIN } from './venues.ts'

const SAY_MS = 60_000

export type Outages = {
  /** Looks at who has a price now. One that never had any has lost none. */
  look(symbols: readonly string[], hasPrice: (symbol: string) => boolean, now: Millis): void
}

export function createOutages(say: (line: string) => void): Outages {
  /** Of the symbols that had a price: whether it was said to be lost, and when. */
  const known = new Map<string, { readonly isOut: boolean; readonly saidAt: Millis }>()

  return {
    look(symbols, hasPrice, now) {
      const lost: string[] = []
      const back: string[] = []
      for (const symbol of symbols) {
        const has = hasPrice(symbol)
        const last = known.get(symbol)
        if (last === undefined) {
          if (has) known.set(symbol, { isOut: false, saidAt: Number.NEGATIVE_INFINITY })
        } else if (has && last.isOut) {
          back.push(symbol)
          known.set(symbol, { ...last, isOut: false })
        } else if (!has && !last.isOut && now - last.saidAt >= SAY_MS) {
          lost.push(symbol)
          known.set(symbol, { isOut: true, saidAt: now })
        }
      }
      if (lost.length > 0)
        say(`Prices: fewer than ${VENUES_MIN} venues tell of ${lost.join(', ')}: no new price`)
      if (back.length > 0)
        say(`Prices: ${VENUES_MIN} venues or more tell of ${back.join(', ')} again`)
    },
  }
}
