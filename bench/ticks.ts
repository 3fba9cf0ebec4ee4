/** The tick chain: what an hour of the simulated market costs in CPU and bytes, and how long a second waits for its seal. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@evenkeel/server/database/index.ts'
import { instruments } from '@evenkeel/verticals/market/instruments.ts'
import { createSimulator } from '@evenkeel/verticals/market/source/simulator/index.ts'
import { TickChain } from '@evenkeel/verticals/market/ticks/chain.ts'
import { createTickStore } from '@evenkeel/verticals/market/ticks/store.ts'
import type { Tables } from '@evenkeel/wire/server'
import pg from 'pg'
import { type Figure, quantile, round } from './figures.ts'

const HOUR_SECONDS = 3_600
const DAY_HOURS = 24
/** While all markets are open. */
const BEGIN = Date.UTC(2025, 9, 9, 15)
const SEALS = 500

export async function benchTicks(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-bench-'))
  const say = () => undefined
  const database = await openDatabase({ dataDir, say })
  await migrate(database.connection, say)
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return await measure({
      rows: async <Row>(sql: string, values: readonly unknown[]) =>
        (await client.query(sql, [...values])).rows as Row[],
    })
  } finally {
    await client.end()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(tables: Tables): Promise<Figure[]> {
  let now = BEGIN
  let sealed: () => void = () => undefined
  const chain = new TickChain({
    store: createTickStore(tables),
    instruments,
    now: () => now,
    end: { closed: BEGIN, heads: new Map(), minute: undefined, unpublished: [] },
    onSealed: () => sealed(),
    onFailure: (error) => {
      throw error
    },
  })
  const ends = BEGIN + (HOUR_SECONDS + SEALS) * 1_000
  const seconds = movesBySecond(ends)
  const ticks = seconds.slice(0, HOUR_SECONDS).reduce((sum, moves) => sum + moves.length, 0)
  const next = () => {
    for (const { symbol, at, price } of seconds.shift() ?? [])
      chain.take(symbol, { price, at, source: 'simulator', isStale: false })
    now += 1_000
    chain.close(now + 1)
  }

  const before = process.cpuUsage()
  for (let second = 0; second < HOUR_SECONDS; second++) {
    next()
    if (second % 30 === 29) await new Promise<void>((resolve) => setImmediate(resolve))
  }
  await chain.stop()
  const { user, system } = process.cpuUsage(before)
  const [size] = await tables.rows<{ blocks: string; minutes: string }>(
    `select pg_total_relation_size('tick_block') as blocks,
       pg_total_relation_size('tick_minute') as minutes`,
    [],
  )
  const waits = new Float64Array(SEALS)
  for (let nth = 0; nth < SEALS; nth++) {
    const began = performance.now()
    const isSealed = new Promise<void>((resolve) => {
      sealed = resolve
    })
    next()
    await isSealed
    waits[nth] = performance.now() - began
  }
  const megabytes = (bytes: string | undefined) => (DAY_HOURS * Number(bytes ?? 0)) / 1e6
  return [
    { name: 'ticks a second', value: round(ticks / HOUR_SECONDS), unit: '/s' },
    {
      name: 'tick chain, CPU of the server',
      value: round((user + system) / 1_000 / HOUR_SECONDS),
      unit: 'ms a second',
    },
    { name: 'tick blocks', value: round(megabytes(size?.blocks)), unit: 'MB a day' },
    { name: 'tick minutes', value: round(megabytes(size?.minutes)), unit: 'MB a day' },
    { name: 'tick seal, median', value: round(quantile(waits, 0.5)), unit: 'ms' },
    { name: 'tick seal, 99th percentile', value: round(quantile(waits, 0.99)), unit: 'ms' },
  ]
}

function movesBySecond(ends: number) {
  const seed = new Uint8Array(32).fill(7)
  const simulator = createSimulator({ seed, instruments, now: () => ends })
  const seconds = Array.from(
    { length: (ends - BEGIN) / 1_000 },
    () => [] as { symbol: string; at: number; price: bigint }[],
  )
  for (const { symbol } of instruments)
    for (const { at, price } of simulator.movesBetween(symbol, BEGIN, ends))
      seconds[Math.ceil((at - BEGIN) / 1_000) - 1]?.push({ symbol, at, price })
  return seconds
}
