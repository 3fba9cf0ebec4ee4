/** The way back to the state: the journal is opened, compared with its watermark, and replayed; what it anchors is compared with it. */
import { randomInt } from 'node:crypto'
import { Machine, recover, restore } from '@evenkeel/kernel'
import { cores, verticals } from '@evenkeel/verticals/all.server.ts'
import type pg from 'pg'
import type { Config } from './config.ts'
import { inClient } from './database/index.ts'
import { Damaged } from './journal/chain.ts'
import { guardAgainstLoss } from './journal/loss.ts'
import { openJournal, type PostgresJournal } from './journal/postgresJournal.ts'
import { lastSnapshot } from './journal/snapshots.ts'
import type { Log } from './log.ts'

type Options = {
  readonly config: Pick<Config, 'dataDir' | 'acceptLoss'>
  readonly connection: pg.ClientConfig
  readonly stream: string
  readonly pool: pg.Pool
  readonly log: Log
  atStop(step: () => unknown): void
}

export type Recovered = {
  readonly journal: PostgresJournal
  readonly machine: Machine
  /** The entries that the last snapshot holds. */
  readonly held: number
}

export async function recoverState(options: Options): Promise<Recovered> {
  const { config, connection, stream, pool, log } = options
  const { dataDir, acceptLoss } = config
  const keepWatermark = guardAgainstLoss({ dataDir, acceptLoss, log })
  const journal = await openJournal(connection, stream, keepWatermark)
  options.atStop(journal.close)
  const machine = new Machine(cores, randomInt(2 ** 31))
  const begun = performance.now()
  await inClient(pool, async (client) => {
    const snapshot = await lastSnapshot(client, stream)
    if (snapshot !== undefined) await restore(machine, snapshot)
  })
  const held = machine.seq
  await recover(machine, journal)
  machine.check()
  log.info('recovered', {
    batch: journal.seq,
    entries: machine.seq,
    ms: Math.round(performance.now() - begun),
  })
  await refuseFaults(machine, pool)
  return { journal, machine, held }
}

/** Before anything is appended: what is not as the journal says stays as it was found. */
async function refuseFaults(machine: Machine, pool: pg.Pool): Promise<void> {
  const tables = {
    rows: async <Row>(sql: string, values: readonly unknown[]) =>
      (await pool.query(sql, [...values])).rows as Row[],
  }
  for (const one of verticals) {
    const fault = await one.faultIn?.(machine, tables)
    if (fault !== undefined)
      throw new Damaged(`${fault} Restore the database from a backup that has it whole.`)
  }
}
