/** Cuts a snapshot in a thread of its own: replays what came since the last one that is whole, and keeps the result. */
import { parentPort, workerData } from 'node:worker_threads'
import { assert, Machine, recover, restore } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { readRows } from './rows.ts'
import { dropSnapshots, keepSnapshot, restoreNewest } from './snapshots.ts'

export type SnapshotWork = { connection: pg.ClientConfig; stream: string; until: number }

void cut(workerData as SnapshotWork)

async function cut({ connection, stream, until }: SnapshotWork): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'evenkeel-snapshot' })
  await client.connect()
  const make = () => new Machine(cores)
  const { state: machine, damaged } = await restoreNewest(client, stream, { make, restore })
  await recover(machine, { read: (from) => readRows(client, stream, from, until) })
  assert(machine.batch === until, 'a snapshot holds the batches up to its own, and no more')
  machine.check()
  await dropSnapshots(client, stream, damaged)
  await keepSnapshot(client, stream, { seq: until, at: machine.at, pieces: machine.pieces() })
  if (damaged.length > 0) parentPort?.postMessage(damaged)
  await client.end()
}
