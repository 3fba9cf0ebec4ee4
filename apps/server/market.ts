/** The market beside the exchange: its prices by configuration, its stream, and what members watch. */
import { type Exchange, type Machine, type Price, type Realm, realms } from '@evenkeel/kernel'
import { alertsChannel } from '@evenkeel/verticals/market/contract/index.ts'
import { instrumentOf, instruments } from '@evenkeel/verticals/market/instruments.ts'
import { openMarket } from '@evenkeel/verticals/market/live/live.ts'
import type { Market, PairTerms } from '@evenkeel/verticals/market/market.ts'
import { type Alerts, openAlerts } from '@evenkeel/verticals/market/own/alerts.ts'
import { alertView } from '@evenkeel/verticals/market/routes.ts'
import { silent } from '@evenkeel/verticals/market/source/silent.ts'
import { createSimulator } from '@evenkeel/verticals/market/source/simulator/index.ts'
import type { Source } from '@evenkeel/verticals/market/source/source.ts'
import { books } from '@evenkeel/verticals/spot/books.ts'
import { LOTS_MAX } from '@evenkeel/verticals/spot/core/rules.ts'
import { stateOf } from '@evenkeel/verticals/spot/view.ts'
import type { PublicIds, Push, Stream, Tables } from '@evenkeel/wire/server'
import type pg from 'pg'
import { startCandles } from './candles/thread.ts'
import { BadConfig, type Config } from './config.ts'
import { fieldsOf, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Secrets } from './secrets.ts'
import { fundMaker } from './seed.ts'

type Options = {
  readonly config: Config
  readonly exchange: Exchange
  readonly machine: Machine
  readonly tables: Tables
  readonly connection: pg.ClientConfig
  readonly ids: PublicIds
  readonly secrets: Secrets
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
  readonly push: Push
  say(line: string): void
}

export type ServedMarket = {
  readonly market: Market
  readonly alerts: Alerts
  readonly stream: Stream
  stop(): Promise<void>
}

export async function serveMarket(options: Options): Promise<ServedMarket> {
  const { config, exchange, machine, tables, ids, log, now, push } = options
  const source = await sourceOf(options)
  const onFailure = (error: unknown) => log.error('market feed failed', fieldsOf(error))
  let look: Alerts['look'] = () => undefined
  let funded = Promise.resolve()
  const unfunded = new Set(books.listed(machine).map(({ symbol }) => symbol))

  /** With the first price of a pair it is known how much of its coin the house maker needs. */
  function fund(symbol: string, price: Price | undefined): void {
    const instrument = instrumentOf(symbol)
    if (price === undefined || instrument === undefined || !unfunded.delete(symbol)) return
    // One after another: two pairs at once would both find that there are no dollars yet.
    for (const realm of playRealms(config))
      funded = funded
        .then(() => fundMaker(exchange, realm, instrument, price))
        .catch((error) => {
          unfunded.add(symbol)
          onFailure(error)
        })
  }

  const seed = config.prices.kind === 'simulator' ? seedOf(options.secrets) : undefined
  const { connection } = options
  const isWanted = config.prices.kind !== 'none'
  const history = startCandles({ connection, seed, source, now, onFailure, isWanted })
  const { market, stream, referenceOf, refreshLadders, stop } = await openMarket({
    ...{ history, source, instruments, books, exchange, machine, tables, now, onFailure },
    termsOf: (symbol) => termsOf(machine, symbol),
    onReferences: (changed, referenceOf) => {
      look(changed)
      for (const symbol of changed) fund(symbol, referenceOf(symbol)?.price)
    },
  })
  const alerts = await openAlerts({
    ...{ tables, now, referenceOf, onFailure },
    onFired: (alert) =>
      push(alertsChannel, alert.member, { at: now(), alert: alertView(alert, ids) }),
  })
  look = alerts.look
  // On the very first start: nobody is served before the house maker has its ladders in the order books.
  await funded
  await refreshLadders()
  return { market, alerts, stream, stop }
}

/** Those of the real realm: by them orders are refused. */
export function termsOf(machine: Machine, symbol: string): PairTerms | undefined {
  const terms = stateOf(machine, 'real').markets.get(symbol)?.terms
  if (terms === undefined) return undefined
  const { minNotional: minOrderValue, lotSize } = terms
  return { ...terms, minOrderValue, maxOrderAmount: lotSize * BigInt(LOTS_MAX) }
}

async function sourceOf({ config, secrets, log, metrics, now, say }: Options): Promise<Source> {
  const { prices } = config
  if (prices.kind === 'simulator')
    return createSimulator({ seed: seedOf(secrets), instruments, now })
  if (prices.kind !== 'upstream') return silent
  const { createUpstream, parseVenues } = await import(
    '@evenkeel/verticals/market/source/upstream/index.ts'
  )
  const onFailure = (error: unknown) => log.warn('price venue failed', fieldsOf(error))
  const venues = venuesIn(prices.venues, parseVenues)
  const upstream = createUpstream({ venues, instruments, now, say, onFailure })
  metrics.gauge('price_venues_live', () => upstream.status().liveVenues)
  return upstream
}

function seedOf(secrets: Secrets): Uint8Array {
  return secrets.key('simulator', 32)
}

/** Where the house maker may be given money from nowhere. */
function playRealms({ production }: Config): readonly Realm[] {
  return production ? ['demo'] : realms
}

function venuesIn<Venues>(text: string, parse: (text: string) => Venues): Venues {
  try {
    return parse(text)
  } catch (error) {
    throw new BadConfig(`EVENKEEL_PRICES: ${(error as Error).message}`)
  }
}
