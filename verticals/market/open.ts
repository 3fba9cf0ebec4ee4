/** Opens the market on the server: its prices by configuration, its stream, and what members watch. */
import {
  type CoinChain,
  type Held,
  listedOf,
  type Platform,
  type PriceSources,
  type ReadRecorded,
  type Stream,
} from '@evenkeel/wire/server'
import type { History } from './candles/history.ts'
import { alertsChannel, listingsChannel } from './contract/index.ts'
import { createFunding } from './funding.ts'
import { createHours } from './hours.ts'
import { openMarket } from './live/live.ts'
import type { Market } from './market.ts'
import { firedAlerts } from './notified/notified.ts'
import { type Alert, type Alerts, alertView, openAlerts } from './own/alerts.ts'
import { openReceipts, type Receipts } from './receipts/open.ts'
import type { MarketSettings } from './settings.ts'
import { openSources, type Sources, seedOf } from './source/sources.ts'
import { createSwitched } from './thread/switched.ts'
import { startCandles } from './thread/thread.ts'
import { openTicks, type Ticks } from './ticks/open.ts'

export type OpenMarket = {
  readonly market: Market
  readonly alerts: Alerts
  readonly stream: Stream
  readonly ticks: Ticks
  readonly receipts: Receipts
  /** Alerts that have fired, for who is to be notified. */
  readonly recorded: ReadRecorded
  /** What operators hold up. */
  held(): Held | undefined
  /** On which chains a coin comes and goes. */
  chainsOf(asset: string): readonly CoinChain[]
  readonly prices: PriceSources
  stop(): Promise<void>
}

export async function open(platform: Platform, { tickDays }: MarketSettings): Promise<OpenMarket> {
  const { exchange, machine, tables, books, instruments, now } = platform
  const sources = await openSources(platform)
  const { source } = sources
  const onFailure = platform.onFailure('market feed failed')
  let look: Alerts['look'] = () => undefined
  const funding = createFunding(platform, onFailure)
  const history = historyOf(platform, sources, onFailure)
  const ticks = await openChain(platform, tickDays)
  const receipts = await openReceipts(platform)
  const live = await openMarket({
    hours: createHours(instruments, (symbol) => platform.tradingHours(symbol)),
    history,
    ticks: ticks.chain,
    source,
    instruments,
    books,
    exchange,
    machine,
    listed: (at) => new Set(listedOf(platform, at).map(({ symbol }) => symbol)),
    tables,
    now,
    onFailure,
    // Q34: the house maker is funded for a new book with its next price, and members read what is listed.
    onListed() {
      funding.look()
      platform.pushToAll(listingsChannel, { at: now() })
    },
    onReferences: (changed, referenceOf) => {
      look(changed)
      for (const symbol of changed) funding.take(symbol, referenceOf(symbol)?.price)
    },
  })
  const { market, stream, referenceOf, refreshLadders } = live
  const onFired = (alert: Alert) => tellFired(platform, alert)
  const alerts = await openAlerts({
    tables,
    now,
    isListed: market.isListed,
    referenceOf,
    onFailure,
    onFired,
  })
  look = alerts.look
  // On the very first start: nobody is served before the house maker has its ladders in the order books.
  await funding.done(refreshLadders)
  // What screens say of prices is told once it is so.
  sources.onSwitched(() => platform.offered.tellSite?.())
  return {
    market,
    alerts,
    stream,
    ticks,
    receipts,
    recorded: firedAlerts(tables),
    held: () => platform.offered.switches?.now(),
    chainsOf: (asset) => platform.offered.coinChains?.(asset) ?? [],
    prices: { choices: sources.choices, chosen: sources.chosen },
    async stop() {
      sources.stop()
      await live.stop()
      await ticks.stop()
      await receipts.stop()
    },
  }
}

function tellFired({ push, ids, now, offered }: Platform, alert: Alert): void {
  push(alertsChannel, alert.member, { at: now(), alert: alertView(alert, ids) })
  offered.notifications?.wake()
}

async function openChain(platform: Platform, days: number): Promise<Ticks> {
  const { tables, instruments, exchange, metrics, now } = platform
  const ticks = await openTicks({
    tables,
    ownTables: platform.openTables(1),
    instruments,
    exchange,
    needs: () => platform.tickNeeds(),
    days,
    now,
    onFailure: platform.onFailure('tick chain failed'),
  })
  metrics.gauge('tick_seal_age_ms', () => now() - ticks.chain.sealed)
  return ticks
}

/** A simulated past is made up in the thread that tells it; any other is asked of its source. */
function historyOf(
  { connection, keys, now }: Platform,
  { source, chosen }: Sources,
  onFailure: (error: unknown) => void,
): History {
  const history = createSwitched(() => {
    const seed = source.isSimulated ? seedOf(keys) : undefined
    const isWanted = chosen() !== 'none'
    return startCandles({ connection, seed, source, now, onFailure, isWanted })
  }, onFailure)
  source.onSwitch(history.renew)
  return history
}
