/** `npm run rebuild`: drops the projections' tables and folds them anew from the journal. */
import { cores } from '@evenkeel/verticals/all.core.ts'
import { projections } from '@evenkeel/verticals/all.history.ts'
import pg from 'pg'
import { readConfig } from './config.ts'
import { migrate, openDatabase, takeLock } from './database/index.ts'
import { foldUntil, prepareProjections } from './projections/fold.ts'

const say = (line: string) => console.log(line)
const { dataDir, databaseUrl } = readConfig(process.env)
const database = await openDatabase({ dataDir, databaseUrl, say })
try {
  const lock = await takeLock(database.connection)
  await migrate(database.connection, say)
  const client = new pg.Client(database.connection)
  await client.connect()
  const head = await client.query<{ seq: string }>('select seq from journal_head')
  const until = Number(head.rows[0]?.seq ?? 0)
  await prepareProjections(client, projections, { anew: true })
  await foldUntil(client, 'main', projections, cores, until)
  say(`Rebuilt ${projections.map(({ name }) => name).join(', ')} from ${until} batches.`)
  await client.end()
  await lock.release()
} finally {
  await database.stop()
}
