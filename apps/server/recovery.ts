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
import { dropSnapshots, restoreNewest } from './journal/snapshots.ts'
import type { Log } from './log.ts'

type Options = {
  readonly config: Pick<Config, 'dataDir' | 'production' | 'acceptLoss'>
  readonly connection: pg.ClientConfig
  readonly stream: string
  readonly pool: pg.Pool
  readonly log: Log
  atStop(step: () => unknown): void
}

export type Recovered = {
  readonly journal: PostgresJournal
  readonly machine: Machine
  /** The entries that the snapshot holds from which it went on, and that snapshot's batch. */
  readonly held: number
  readonly heldBatch: number
  /** Batches of damaged snapshots: skipped by this start, or dropped earlier on pages that cannot be deleted. */
  readonly damagedSnapshots: readonly number[]
}

export async function recoverState(options: Options): Promise<Recovered> {
  const { config, connection, stream, pool, log } = options
  const { dataDir, production, acceptLoss } = config
  const keepWatermark = guardAgainstLoss({ dataDir, production, acceptLoss, log })
  const journal = await openJournal(connection, stream, keepWatermark)
  options.atStop(journal.close)
  const begun = performance.now()
  const make = () => new Machine(cores, randomInt(2 ** 31))
  const { state: machine, damaged } = await inClient(pool, (client) =>
    restoreNewest(client, stream, { make, restore }),
  )
  const [held, heldBatch] = [machine.seq, machine.batch]
  await recover(machine, journal)
  machine.check()
  log.info('recovered', {
    batch: journal.seq,
    entries: machine.seq,
    ms: Math.round(performance.now() - begun),
  })
  await refuseFaults(machine, pool)
  const undeletable = await inClient(pool, (client) => dropSnapshots(client, stream, damaged))
  const damagedSnapshots = [...new Set([...damaged, ...undeletable])]
  for (const batch of damagedSnapshots)
    log.warn('snapshot is damaged and was passed over', { batch })
  return { journal, machine, held, heldBatch, damagedSnapshots }
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
