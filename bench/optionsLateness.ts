/** How late options are settled under ordinary load: from their expiry until their settlement is durable, over the real tick chain. */
import { setTimeout as pause } from 'node:timers/promises'
import { EXCHANGE, type Exchange, type Machine, type Millis, UNIT } from '@evenkeel/kernel'
import { instruments } from '@evenkeel/verticals/market/instruments.ts'
import { TickChain } from '@evenkeel/verticals/market/ticks/chain.ts'
import { createTickStore } from '@evenkeel/verticals/market/ticks/store.ts'
import { options, type State } from '@evenkeel/verticals/options/core/index.ts'
import pg from 'pg'
import { type Figure, quantile, round } from './figures.ts'
import { paced } from './pace.ts'

const SYMBOL = 'ethusdt'
const SECONDS = 30
/** As on a busy day of a retail exchange: options that expire, and orders beside them. */
const OPTIONS_A_SECOND = 50
const ORDERS_A_SECOND = 500
const PLACED_SECONDS = 10
const BEAT_MS = 100
const realm = 'real'

export type Floor = {
  readonly exchange: Exchange
  readonly machine: Machine
  readonly connection: pg.ClientConfig
  readonly now: () => Millis
  /** Members who have something to stake. */
  readonly members: readonly number[]
  readonly nextOrder: () => Promise<unknown>
}

export async function measureLateness(floor: Floor): Promise<Figure[]> {
  const { exchange, machine, nextOrder, now } = floor
  const client = new pg.Client(floor.connection)
  await client.connect()
  const stopTicks = startTicks(floor, client)
  const state = machine.state(realm, options) as State
  const expiries = new Map<number, Millis>()
  const late: number[] = []
  const unwatch = exchange.watchAll((_, events) => {
    const settled = (events as readonly { type: string; id: number }[]).flatMap(({ type, id }) =>
      type === 'optionSettled' ? (expiries.get(id) ?? []) : [],
    )
    return settled.length === 0
      ? undefined
      : () => late.push(...settled.map((expiry) => now() - expiry))
  })
  try {
    await pause(2_000)
    await placeSome(floor, expiries)
    const orders = paced(nextOrder, ORDERS_A_SECOND, SECONDS + 3)
    while (state.options.size > 0) await pause(50)
    await orders
    await exchange.read(() => undefined)
  } finally {
    unwatch()
    await stopTicks()
    await client.end()
  }
  const sorted = Float64Array.from(late).sort()
  return [
    {
      name: 'options.lateness.p99',
      value: round(quantile(sorted, 0.99)),
      unit: `ms, ${OPTIONS_A_SECOND} a second`,
    },
    { name: 'options.lateness.p50', value: round(quantile(sorted, 0.5)), unit: 'ms' },
  ]
}

async function placeSome(
  { exchange, machine, members }: Floor,
  expiries: Map<number, Millis>,
): Promise<void> {
  const state = machine.state(realm, options) as State
  const stake = UNIT
  const terms = { payoutBps: 8_000, feeBps: 0 }
  const term = { minStake: UNIT, maxStake: 100n * UNIT, isOffered: true }
  await exchange.submit(
    options,
    { type: 'setOptionTerm', symbol: SYMBOL, seconds: SECONDS, ...terms, ...term },
    { realm, actor: EXCHANGE },
  )
  for (let nth = 0; nth < OPTIONS_A_SECOND * PLACED_SECONDS; nth++) {
    const member = members[nth % members.length] as number
    const option = { member, symbol: SYMBOL, direction: 'rise', seconds: SECONDS, stake } as const
    const decision = await exchange.submit(
      options,
      { type: 'placeOption', ...option, ...terms },
      { realm, actor: EXCHANGE },
    )
    if (!decision.ok) throw new Error(decision.refusal)
    await pause(1_000 / OPTIONS_A_SECOND)
  }
  for (const { id, expiresAt } of state.options.values()) expiries.set(id, expiresAt)
}

/** Ten prices a second, as the market's beat brings them, sealed when their second is durable. */
function startTicks({ exchange, now }: Floor, client: pg.Client): () => Promise<void> {
  const begun = Math.floor(now())
  const chain = new TickChain({
    store: createTickStore({
      rows: async <Row>(sql: string, values: readonly unknown[]) =>
        (await client.query(sql, [...values])).rows as Row[],
    }),
    instruments,
    now,
    end: { closed: begun, heads: new Map(), minute: undefined, unpublished: [] },
    onSealed: (until) => exchange.tick((board) => board.seal(SYMBOL, until)),
    onFailure: (error) => {
      throw error
    },
  })
  let nth = 0n
  const timer = setInterval(() => {
    const at = Math.floor(now())
    const price = 3_000n * UNIT + (nth++ % 7n) * UNIT
    const reference = { price, at, source: 'bench', isStale: false }
    exchange.tick((board) => board.setReference(SYMBOL, reference))
    chain.take(SYMBOL, reference)
    chain.close(at)
  }, BEAT_MS)
  return async () => {
    clearInterval(timer)
    await chain.stop()
  }
}
