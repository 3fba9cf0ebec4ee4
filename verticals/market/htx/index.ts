/** HTX's public calls under their own paths: a client of that exchange reads this one by another address. Rule Q14: README.md. */
import type { Market } from '../market.ts'
import { createRecent } from '../recent.ts'
import { candlePages } from './candles.ts'
import { contractPages } from './contracts.ts'
import { depthPages } from './depth.ts'
import type { Desk, HtxPage } from './page.ts'
import { symbolOf } from './parameters.ts'
import { referencePages } from './reference.ts'
import { swapPages } from './swaps.ts'
import { termPages } from './terms.ts'
import { tickerPages } from './tickers.ts'
import { tradePages } from './trades.ts'

export { htxDialect } from './dialect.ts'

/** What the pages tell of other verticals. */
type Around = Pick<Desk, 'held' | 'chainsOf'>

/** A visitor's market: that of the real realm. Only coins are traded as pairs; whatever has a price can be asked for by its symbol, but for an order book. */
const nobodyElse: Around = { held: () => undefined, chainsOf: () => [] }

export function htxPages(market: Market, around: Around = nobodyElse): readonly HtxPage[] {
  const desk: Desk = {
    market,
    ...around,
    recent: createRecent(
      () => market.now(),
      ({ length }) => length,
    ),
    symbol: symbolOf((symbol) => market.isListed(symbol)),
  }
  return [
    ...candlePages(desk),
    ...tickerPages(desk),
    ...depthPages(desk),
    ...tradePages(desk),
    ...referencePages(desk),
    ...termPages(desk),
    ...swapPages(desk),
    ...contractPages,
  ]
}
