/** HTX's pages of what was traded: the last trade, and the last few from the newest on. */
import { formatAmount } from '@evenkeel/kernel'
import type { NumberedTrade } from '../market.ts'
import { topicNames } from '../stream/topics.ts'
import { type Desk, type HtxPage, page } from './page.ts'
import { size } from './parameters.ts'

const TRADES_MAX = 2_000

export function tradePages(desk: Desk): readonly HtxPage[] {
  const { market, symbol } = desk
  const headOf = (symbol: string) =>
    `"ch":"${topicNames.trade(symbol)}","status":"ok","ts":${market.now()}`

  return [
    page(desk, '/market/trade', { symbol }, ({ symbol }) => {
      const [trade] = market.trades('real', symbol, 1)
      const tick = trade === undefined ? `{"id":0,"ts":${market.now()},"data":[]}` : groupOf(trade)
      return `{${headOf(symbol)},"tick":${tick}}`
    }),
    page(
      desk,
      '/market/history/trade',
      { symbol, size: size(TRADES_MAX, 1) },
      ({ symbol, size }) => {
        const groups = market.trades('real', symbol, size).map(groupOf)
        return `{${headOf(symbol)},"data":[${groups.join()}]}`
      },
    ),
  ]
}

/** HTX tells the trades of one order together; here each stands for itself. */
function groupOf({ number, at, price, amount, side }: NumberedTrade): string {
  const trade =
    `{"id":${number},"trade-id":${number},"ts":${at},"price":${formatAmount(price)},` +
    `"amount":${formatAmount(amount)},"direction":"${side}"}`
  return `{"id":${number},"ts":${at},"data":[${trade}]}`
}
