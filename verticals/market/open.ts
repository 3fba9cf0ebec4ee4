/** Opens the market on the server: its prices by configuration, its stream, and what members watch. */
import { type Price, type Realm, realms } from '@evenkeel/kernel'
import { BadConfig, type Held, type Keys, type Platform, type Stream } from '@evenkeel/wire/server'
import { alertsChannel } from './contract/index.ts'
import { openMarket } from './live/live.ts'
import type { Market } from './market.ts'
import { type Alerts, alertView, openAlerts } from './own/alerts.ts'
import { silent } from './source/silent.ts'
import { createSimulator } from './source/simulator/index.ts'
import type { Source } from './source/source.ts'
import { startCandles } from './thread/thread.ts'

export type OpenMarket = {
  readonly market: Market
  readonly alerts: Alerts
  readonly stream: Stream
  /** What operators hold up. */
  held(): Held | undefined
  stop(): Promise<void>
}

export async function open(platform: Platform): Promise<OpenMarket> {
  const { config, exchange, machine, tables, instruments, ids, now, push } = platform
  const { books } = platform
  const source = await sourceOf(platform)
  const onFailure = platform.onFailure('market feed failed')
  let look: Alerts['look'] = () => undefined
  let funded = Promise.resolve()
  const unfunded = new Set(books.flatMap((of) => of.listed(machine).map(({ symbol }) => symbol)))

  /** With the first price of a pair it is known how much of its coin the house maker needs. */
  function fund(symbol: string, price: Price | undefined): void {
    if (price === undefined || !unfunded.delete(symbol)) return
    // One after another: two pairs at once would both find that there are no dollars yet.
    for (const realm of playRealms(platform))
      funded = funded
        .then(async () => {
          for (const of of books) await of.fundMaker(exchange, realm, symbol, price)
        })
        .catch((error) => {
          unfunded.add(symbol)
          onFailure(error)
        })
  }

  const seed = config.prices.kind === 'simulator' ? seedOf(platform.keys) : undefined
  const { connection } = platform
  const isWanted = config.prices.kind !== 'none'
  const history = startCandles({ connection, seed, source, now, onFailure, isWanted })
  const { market, stream, referenceOf, refreshLadders, stop } = await openMarket({
    history,
    source,
    instruments,
    books,
    exchange,
    machine,
    tables,
    now,
    onFailure,
    onReferences: (changed, referenceOf) => {
      look(changed)
      for (const symbol of changed) fund(symbol, referenceOf(symbol)?.price)
    },
  })
  const alerts = await openAlerts({
    tables,
    now,
    referenceOf,
    onFailure,
    onFired: (alert) =>
      push(alertsChannel, alert.member, { at: now(), alert: alertView(alert, ids) }),
  })
  look = alerts.look
  // On the very first start: nobody is served before the house maker has its ladders in the order books.
  await funded
  await refreshLadders()
  return { market, alerts, stream, held: () => platform.offered.switches?.now(), stop }
}

async function sourceOf(platform: Platform): Promise<Source> {
  const { config, keys, instruments, metrics, now, say } = platform
  const { prices } = config
  if (prices.kind === 'simulator') return createSimulator({ seed: seedOf(keys), instruments, now })
  if (prices.kind !== 'upstream') return silent
  const { createUpstream, parseVenues } = await import('./source/upstream/index.ts')
  const onFailure = platform.onFailure('price venue failed')
  const venues = venuesIn(prices.venues, parseVenues)
  const upstream = createUpstream({ venues, instruments, now, say, onFailure })
  metrics.gauge('price_venues_live', () => upstream.status().liveVenues)
  return upstream
}

function seedOf(keys: Keys): Uint8Array {
  return keys.key('simulator', 32)
}

/** Where the house maker may be given money from nowhere. */
function playRealms({ config }: Platform): readonly Realm[] {
  return config.production ? ['demo'] : realms
}

function venuesIn<Venues>(text: string, parse: (text: string) => Venues): Venues {
  try {
    return parse(text)
  } catch (error) {
    throw new BadConfig(`EVENKEEL_PRICES: ${(error as Error).message}`)
  }
}
