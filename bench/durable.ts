/** The exchange loop on the PostgreSQL journal, in one process: full speed, paced, and read back. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Exchange, Machine, recover } from '@evenkeel/kernel'
import { createClock } from '@evenkeel/server/clock.ts'
import { migrate, openDatabase } from '@evenkeel/server/database/index.ts'
import { openJournal } from '@evenkeel/server/journal/postgresJournal.ts'
import { makeRoom } from '@evenkeel/server/journal/room.ts'
import { startWatermark } from '@evenkeel/server/journal/watermark.ts'
import type { Mark } from '@evenkeel/server/journal/watermarkFile.ts'
import { cores } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { openBareLog } from './bareLog.ts'
import { type Figure, median, quantile, round } from './figures.ts'
import { prepareOrders } from './orders.ts'
import { type Paced, paced } from './pace.ts'
import { type Feed, prepareTransfers } from './transfers.ts'
import { benchWatermark } from './watermark.ts'

const COMMANDS = 1_000_000
const IN_FLIGHT = 4_000
const PACE = 100_000
// The middle of several rounds: a machine that others share is never quiet for long.
const PACED_SECONDS = 3
const ROUNDS = 7
/** As much as the longest run fills. */
const SEGMENTS = 48

type Prepare = (exchange: Exchange) => Promise<Feed>

/** Transfers, and orders, each on a journal of its own. */
export async function benchDurable(): Promise<Figure[]> {
  return [
    ...(await measure('journal', prepareTransfers)),
    ...(await measure('orders', prepareOrders)),
  ]
}

async function measure(name: string, prepare: Prepare): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-bench-'))
  const say = () => undefined
  const database = await openDatabase({ dataDir, say })
  try {
    await migrate(database.connection, say)
    await settle(database.connection)
    const keep = (mark: Mark) => startWatermark(join(dataDir, 'watermark'), mark)
    const journal = await openJournal(database.connection, undefined, keep)
    const exchange = new Exchange({
      machine: new Machine(cores, 1),
      journal,
      clock: createClock().now,
      groupCommitDelay: () => pause(1),
      onBroken: (error) => {
        throw error
      },
    })
    const feed = await prepare(exchange)
    const full = await fullSpeed(name, feed)
    const figures = [...full, ...(await pacedRounds(name, feed, dataDir))]
    if (name === 'journal') figures.push(...(await benchWatermark(database.connection, dataDir)))
    const machine = new Machine(cores, 2)
    const begun = performance.now()
    await recover(machine, journal)
    const replayed = (machine.seq * 1000) / (performance.now() - begun)
    await journal.close()
    return [...figures, { name: `${name}.replay`, value: round(replayed), unit: 'events/s' }]
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A database that has run for a while writes over old segments of its log; a new one has none yet. */
async function settle(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await makeRoom(client, SEGMENTS)
  await client.end()
}

/** As fast as it goes, with so many on their way at any time. */
async function fullSpeed(part: string, feed: Feed): Promise<Figure[]> {
  const waits = new Float64Array(COMMANDS)
  let sent = 0
  let done = 0
  const begun = performance.now()
  await new Promise<void>((resolve) => {
    const send = () => {
      sent++
      const at = performance.now()
      feed.next().then(() => {
        waits[done++] = performance.now() - at
        if (sent < COMMANDS) send()
        else if (done === COMMANDS) resolve()
      })
    }
    for (let nth = 0; nth < IN_FLIGHT; nth++) send()
  })
  const perSecond = (COMMANDS * 1000) / (performance.now() - begun)
  return [
    { name: `${part}.full`, value: round(perSecond), unit: 'commands/s' },
    { name: `${part}.full.p50`, value: round(quantile(waits, 0.5)), unit: 'ms' },
    { name: `${part}.full.p99`, value: round(quantile(waits, 0.99)), unit: 'ms' },
  ]
}

/** In turns with the same pace on a bare file: what the disk itself takes is nobody's doing. */
async function pacedRounds(part: string, feed: Feed, folder: string): Promise<Figure[]> {
  const bare = await openBareLog(folder)
  const [rounds, ofDisk]: [Paced[], Paced[]] = [[], []]
  for (let nth = 0; nth < ROUNDS; nth++) {
    ofDisk.push(await paced(() => bare.next(), PACE, PACED_SECONDS))
    rounds.push(await paced(() => feed.next(), PACE, PACED_SECONDS))
  }
  await bare.close()
  const middle = (of: (round: Paced) => number, all = rounds) => round(median(all.map(of)))
  const [p99, p99OfDisk] = [middle((one) => one.p99), middle((one) => one.p99, ofDisk)]
  return [
    { name: `${part}.paced`, value: middle(({ perSecond }) => perSecond), unit: 'commands/s' },
    { name: `${part}.paced.p50`, value: middle(({ p50 }) => p50), unit: 'ms' },
    {
      name: `${part}.paced.p99`,
      value: p99,
      unit: 'ms',
      ratio_to: 'a bare file, synced',
      of: round(p99 / p99OfDisk),
    },
    { name: `${part}.paced.disk.p99`, value: p99OfDisk, unit: 'ms' },
    { name: `${part}.paced.p99.quiet`, value: middle(({ quietP99 }) => quietP99), unit: 'ms' },
    {
      name: `${part}.paced.quiet`,
      value: middle(({ quietPart }) => quietPart),
      unit: 'of commands',
    },
  ]
}
