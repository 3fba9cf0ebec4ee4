/** How the market's calls are answered. */
import type { Route } from '@evenkeel/wire/server'
import type { Market } from './open.ts'
import { marketRoutes } from './routes/market.ts'
import { ownRoutes } from './routes/own.ts'
import { tradeRoutes } from './routes/trade.ts'

export function routesOf(market: Market): readonly Route[] {
  return [...marketRoutes(market), ...tradeRoutes(market), ...ownRoutes(market)]
}
