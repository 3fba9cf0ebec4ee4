/** Brings the real balances to a batch of the journal in a thread of its own, and runs a vertical's module on them. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { assert, BalanceReplay, Machine, recover, restore } from '@evenkeel/kernel'
import { cores, verticals } from '@evenkeel/verticals/all.server.ts'
import type { OnLedger } from '@evenkeel/wire/server'
import pg from 'pg'
import { GENESIS } from './chain.ts'
import { hashAt, readRows } from './rows.ts'
import { restoreNewest } from './snapshots.ts'

export type LedgerWork = {
  readonly connection: pg.ClientConfig
  readonly stream: string
  readonly until: number
  /** The module's address. */
  readonly module: string
  readonly work: unknown
}

const NICENESS = 10

// Those who wait for orders go first. Linux means this thread alone, others the whole process.
if (process.platform === 'linux') setPriority(0, NICENESS)

const { connection, stream, until, module, work } = workerData as LedgerWork
const client = new pg.Client({ ...connection, application_name: 'evenkeel-ledger' })
void run()

async function run(): Promise<void> {
  await client.connect()
  const { onLedger } = (await import(module)) as { readonly onLedger: OnLedger }
  const replay = await balancesThere()
  const hash = until === 0 ? GENESIS : await hashAt(client, stream, until)
  assert(hash !== undefined, 'a batch of the journal has a hash')
  const made = await onLedger(
    {
      batch: until,
      entries: replay.entries,
      hash,
      balances: () => replay.ledger.balances(),
      machine: machineThere,
      books: verticals.flatMap((one) => one.books ?? []),
      tables: {
        rows: async <Row>(sql: string, values: readonly unknown[]) =>
          (await client.query(sql, [...values])).rows as Row[],
      },
    },
    work,
  )
  await client.end()
  parentPort?.postMessage(made)
}

async function balancesThere(): Promise<BalanceReplay> {
  const { state: replay } = await restoreNewest(client, stream, {
    until,
    make: () => new BalanceReplay(cores),
    restore: (balances, snapshot) => balances.restore(snapshot),
  })
  for await (const rows of readRows(client, stream, replay.batch + 1, until))
    for (const row of rows) replay.replay(row)
  assert(replay.batch === until, 'the balances hold the batches up to the one that was asked for')
  return replay
}

async function machineThere(): Promise<Machine> {
  const make = () => new Machine(cores)
  const { state: machine } = await restoreNewest(client, stream, { until, make, restore })
  await recover(machine, { read: (from) => readRows(client, stream, from, until) })
  assert(machine.batch === until, 'the state holds the batches up to the one that was asked for')
  return machine
}
