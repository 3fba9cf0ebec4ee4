/** A snapshot of many keys and members, kept in the database and read back: how long, and how much memory at the most. */
import { rm } from 'node:fs/promises'
import {
  available,
  custody,
  type Fingerprint,
  Machine,
  move,
  type RequestKey,
} from '@evenkeel/kernel'
import { migrate, openDatabase } from '@evenkeel/server/database/index.ts'
import { openJournal } from '@evenkeel/server/journal/postgresJournal.ts'
import { keepSnapshot, snapshotAt } from '@evenkeel/server/journal/snapshots.ts'
import { dataFolder } from '@evenkeel/server/journal/testing/dataFolder.ts'
import { cores } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { type Figure, round } from './figures.ts'

const STREAM = 'bench'
const MOMENT = 1_700_000_000_000
/** How many, unless the environment says otherwise: 50 million take some 12 GB. */
const KEYS = Number(process.env.BENCH_KEYS ?? 5_000_000)
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 1_000_000)
const LOOK_MS = 20

export async function benchSnapshot(): Promise<Figure[]> {
  const dataDir = await dataFolder()
  const database = await openDatabase({ dataDir, say: () => undefined })
  await migrate(database.connection, () => undefined)
  const client = new pg.Client(database.connection)
  await client.connect()
  const journal = await openJournal(database.connection, STREAM)
  await journal.append({ seq: 1, at: MOMENT, payload: Buffer.from([0]) })
  const machine = filled()
  const kept = await measured(() =>
    keepSnapshot(client, STREAM, { seq: 1, at: MOMENT, pieces: machine.pieces() }),
  )
  const { rows } = await client.query<{ bytes: string }>(
    'select sum(length(bytes)) as bytes from snapshot_row',
  )
  const copy = new Machine(cores, 2)
  const restored = await measured(async () => {
    const snapshot = await snapshotAt(client, STREAM, 1)
    await copy.restoreFrom(snapshot.pieces)
  })
  await journal.close()
  await client.end()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
  return [
    { name: 'snapshot.keys', value: KEYS, unit: 'keys' },
    { name: 'snapshot.size', value: round(Number(rows[0]?.bytes ?? 0) / 1e6), unit: 'MB' },
    { name: 'snapshot.keep', value: round(kept.seconds), unit: 's' },
    { name: 'snapshot.keep.memory', value: round(kept.mb), unit: 'MB more' },
    { name: 'snapshot.restore', value: round(restored.seconds), unit: 's' },
    { name: 'snapshot.restore.memory', value: round(restored.mb), unit: 'MB more' },
  ]
}

/** A machine in which every member has money, and as many keyed requests were refused as there are to be keys. */
function filled(): Machine {
  const machine = new Machine(cores, 1)
  const from = custody('sandbox')
  let seq = 0
  for (let member = 1; member <= MEMBERS; member++) {
    const to = available(member, 'spot')
    const events = [move({ asset: 'USDT', amount: 7n, from, to, reason: 'bench', of: member })]
    const decision = { ok: true, events } as const
    machine.take(entryOf(++seq, undefined, decision), 1)
  }
  const refused = { ok: false, refusal: 'bench' } as const
  for (let nth = 0; nth < KEYS; nth++) machine.take(entryOf(++seq, keyOf(nth), refused), 1)
  machine.endBatch(1)
  return machine
}

type Entry = Parameters<Machine['take']>[0]

function entryOf(seq: number, key: RequestKey | undefined, decision: Entry['decision']): Entry {
  return { seq, at: MOMENT, realm: 'real', key, fingerprint: key && PRINT, decision }
}

const PRINT: Fingerprint = { high: 1, low: 2 }

/** A UUID of version 7, of the same moment as all the others. */
function keyOf(nth: number): RequestKey {
  const a = Math.floor(MOMENT / 65_536) | 0
  const b = ((MOMENT % 65_536) << 16) | 0x7000 | 0
  return { owner: 1 + (nth % MEMBERS), a, b, c: -2_147_483_648 | (nth >>> 16), d: nth }
}

async function measured(work: () => Promise<unknown>): Promise<{ seconds: number; mb: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  const looking = setInterval(look, LOOK_MS)
  const begun = performance.now()
  await work()
  look()
  clearInterval(looking)
  return { seconds: (performance.now() - begun) / 1000, mb: (most - before) / 1e6 }
}
