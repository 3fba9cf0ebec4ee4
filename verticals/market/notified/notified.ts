/** What members are notified of in the market: their price alerts that have fired. */
import { formatAmount } from '@evenkeel/kernel'
import type { NotificationSource, ReadRecorded, Tables } from '@evenkeel/wire/server'

export const notified: NotificationSource = {
  kinds: { priceAlertFired: { group: 'prices' } },
  texts: (language) => import(`./text/${language}.ts`),
}

/** An alert is of a member in whichever realm. */
export function firedAlerts(tables: Tables): ReadRecorded {
  return async (since, limit) => {
    const rows = await tables.rows<{
      id: number
      member: number
      symbol: string
      price: string
      at: number
    }>(
      `select id::float8 as id, member::float8 as member, symbol, price::text,
         fired_at::float8 as at from price_alert where fired_at >= $1 order by fired_at, id limit $2`,
      [since, limit],
    )
    return rows.map(({ id, member, symbol, price, at }) => ({
      kind: 'priceAlertFired',
      member,
      figures: { pair: symbol, price: formatAmount(BigInt(price)) },
      link: `/kline?symbol=${symbol}`,
      source: `alert ${id}`,
      at,
    }))
  }
}
