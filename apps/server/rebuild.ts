/** `npm run rebuild`: drops the projections' tables and folds them anew from the journal. */
import { cores, projections } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { readConfig } from './config.ts'
import { DatabaseInUse, migrate, openDatabase, takeLock } from './database/index.ts'
import { foldUntil, prepareProjections } from './projections/fold.ts'

const STREAM = 'main'
const say = (line: string) => console.log(line)

try {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, say })
  await rebuild(database.connection).finally(database.stop)
} catch (error) {
  if (!(error instanceof DatabaseInUse)) throw error
  console.error(error.message)
  process.exit(1)
}

async function rebuild(connection: pg.ClientConfig): Promise<void> {
  const lock = await takeLock(connection)
  await migrate(connection, say)
  const client = new pg.Client(connection)
  await client.connect()
  const head = await client.query<{ seq: string }>(
    'select seq from journal_head where stream = $1',
    [STREAM],
  )
  const until = Number(head.rows[0]?.seq ?? 0)
  await prepareProjections(client, projections, { anew: true })
  await foldUntil(client, STREAM, projections, cores, until)
  say(`Rebuilt ${projections.map(({ name }) => name).join(', ')} from ${until} batches.`)
  await client.end()
  await lock.release()
}
