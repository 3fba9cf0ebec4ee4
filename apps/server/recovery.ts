/** The way back to the state: the journal is opened, compared with its watermark, and replayed. */
import { randomInt } from 'node:crypto'
import { Machine, recover, restore } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import type pg from 'pg'
import type { Config } from './config.ts'
import { inClient } from './database/index.ts'
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
  return { journal, machine, held }
}
