/** Four stand-in venues with an upstream over them; what they stand at they say again and again, as on a busy market. */
import { setTimeout as pause } from 'node:timers/promises'
import { formatAmount, type Millis } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { instruments } from '../../../instruments.ts'
import type { Move } from '../../source.ts'
import { createUpstream, type Upstream } from '../index.ts'
import type { Fault } from '../priceIndex.ts'
import type { Timings } from '../venues.ts'
import { binance } from './binanceVenue.ts'
import { htx } from './htxVenue.ts'
import { kraken } from './krakenVenue.ts'
import { okx } from './okxVenue.ts'
import { type StandIn, startVenue } from './venueServer.ts'

export const names = ['binance', 'okx', 'kraken', 'htx'] as const
export type Name = (typeof names)[number]

export type GivenVenues = {
  readonly upstream: Upstream
  readonly venues: Readonly<Record<Name, StandIn>>
  readonly moves: readonly Move[]
  readonly lines: readonly string[]
  readonly failures: readonly string[]
  /** From now on these trade Bitcoin at these prices; undefined: they say nothing of it. */
  stand(prices: Partial<Record<Name, string | undefined>>): void
  /** Waits until the price of Bitcoin is this, as text; or until none is told for a while. */
  becomes(price: string): Promise<Move>
  falls(silentMs: number): Promise<void>
  /** What is told within so long. */
  hear(ms: number): Promise<readonly Move[]>
  dropped(name: Name, fault: Fault): number
  stop(): Promise<void>
}

/** Most of it happens faster than outside; a busy machine takes its time for what must be in time. */
export const quick = {
  limitMs: 2_500,
  askMs: 150,
  requestMs: 1_500,
  listingMs: 300,
  silentMs: 2_000,
  waitMs: 50,
  waitMostMs: 200,
}
const SAY_MS = 40

type Given = {
  /** What happens to the venues before anybody knows them. */
  readonly first?: (venues: Record<Name, StandIn>) => void
  readonly now?: () => Millis
  readonly timings?: Partial<Timings>
}

export async function givenVenues({ first, now, timings }: Given = {}): Promise<GivenVenues> {
  const started = await Promise.all(
    [binance, okx, kraken, htx].map((protocol) => startVenue(protocol, ['BTC', 'ETH'])),
  )
  const venues = Object.fromEntries(started.map((venue) => [venue.spec.id, venue])) as Record<
    Name,
    StandIn
  >
  first?.(venues)
  const stands: Partial<Record<Name, string | undefined>> = {}
  const moves: Move[] = []
  const lines: string[] = []
  const failures: string[] = []
  const upstream = createUpstream({
    venues: started.map(({ spec }) => spec),
    instruments,
    now: now ?? Date.now,
    timings: { ...quick, ...timings },
    say: (line) => lines.push(line),
    onFailure: (error) => failures.push(String(error)),
  })
  const saying = setInterval(() => {
    saidSince++
    for (const name of names) {
      const price = stands[name]
      if (price !== undefined) venues[name].move('BTC', price)
    }
  }, SAY_MS)
  let saidSince = 0
  const hush = await upstream.start((told) => {
    moves.push(...told)
    if (told.some(({ symbol }) => symbol === 'btcusdt')) saidSince = 0
  })

  return {
    upstream,
    venues,
    moves,
    lines,
    failures,
    stand: (prices) => void Object.assign(stands, prices),
    async becomes(price) {
      const from = moves.length
      const found = () =>
        moves
          .slice(from)
          .find((move) => move.symbol === 'btcusdt' && formatAmount(move.price) === price)
      return eventually(`the price becomes ${price}`, found)
    },
    async falls(silentMs) {
      const times = silentMs / SAY_MS
      await eventually(`silence of ${silentMs} ms`, () => saidSince > times)
    },
    async hear(ms) {
      const from = moves.length
      await pause(ms)
      return moves.slice(from)
    },
    dropped: (name, fault) => upstream.status().dropped.get(name)?.get(fault) ?? 0,
    async stop() {
      clearInterval(saying)
      await hush()
      await Promise.all(started.map((venue) => venue.stop()))
    },
  }
}
