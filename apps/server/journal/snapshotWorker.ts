/** Cuts a snapshot in a thread of its own: replays what came since the last one, and keeps the result. */
import { workerData } from 'node:worker_threads'
import { assert, Machine, recover } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { readRows } from './rows.ts'
import { keepSnapshot, lastSnapshot } from './snapshots.ts'

export type SnapshotWork = { connection: pg.ClientConfig; stream: string; until: number }

void cut(workerData as SnapshotWork)

async function cut({ connection, stream, until }: SnapshotWork): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'evenkeel-snapshot' })
  await client.connect()
  const machine = new Machine(cores)
  const journal = { read: (from: number) => readRows(client, stream, from, until) }
  await recover(machine, journal, await lastSnapshot(client, stream))
  assert(machine.batch === until, 'a snapshot holds the batches up to its own, and no more')
  machine.check()
  await keepSnapshot(client, stream, { seq: until, at: machine.at, pieces: machine.pieces() })
  await client.end()
}
