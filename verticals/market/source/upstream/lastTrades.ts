/** The last trades of a symbol, as the first venue tells them that has any. */
import type { Millis } from '@evenkeel/kernel'
import type { Instrument } from '../../instruments.ts'
import type { Trade } from '../source.ts'
import { within } from './patience.ts'
import { floor } from './priceIndex.ts'
import { readTrade } from './reading.ts'
import type { Venue } from './venue.ts'

/** From the oldest on. Empty where no venue has any, or none answers: they are shown, and nothing is decided by them. */
export async function lastTrades(
  venues: readonly Venue[],
  { symbol, tickSize }: Pick<Instrument, 'symbol' | 'tickSize'>,
  most: number,
  requestMs: Millis,
): Promise<readonly Trade[]> {
  for (const venue of venues) {
    const trades = await ask(venue, symbol, most, requestMs).catch(() => [])
    if (trades.length === 0) continue
    return trades
      .map((trade) => ({ ...trade, price: floor(trade.price, tickSize) }))
      .sort((one, other) => one.at - other.at)
      .slice(-most)
  }
  return []
}

async function ask(
  { id, connected }: Venue,
  symbol: string,
  most: number,
  requestMs: Millis,
): Promise<readonly Trade[]> {
  const { client, symbols } = await within(requestMs, connected)
  const name = [...symbols].find(([, ours]) => ours === symbol)?.[0]
  if (name === undefined) return []
  const rows = await within(requestMs, client.fetchTrades(name, undefined, most))
  return rows.flatMap((row) => {
    const report = readTrade(row, id, symbols)
    if (report?.at === undefined || report.trade === undefined) return []
    return report.symbol === symbol ? [{ at: report.at, price: report.price, ...report.trade }] : []
  })
}
