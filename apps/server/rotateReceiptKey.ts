/** `npm run rotate-receipt-key`: with the server stopped, makes a new key that receipts are signed with from the next start on. */
import { addReceiptKey } from '@evenkeel/verticals/all.receipts.ts'
import { BadConfig } from '@evenkeel/wire/server'
import pg from 'pg'
import { readConfig } from './config.ts'
import { DatabaseInUse, migrate, openDatabase, takeLock } from './database/index.ts'
import { openSecrets } from './secrets.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env)
  const keys = await openSecrets(config)
  const { dataDir, databaseUrl } = config
  const database = await openDatabase({ dataDir, databaseUrl, say })
  await rotate(database.connection, keys).finally(database.stop)
} catch (error) {
  if (!(error instanceof BadConfig || error instanceof DatabaseInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function rotate(connection: pg.ClientConfig, keys: Awaited<ReturnType<typeof openSecrets>>) {
  const lock = await takeLock(connection)
  await migrate(connection, say)
  const client = new pg.Client(connection)
  await client.connect()
  const tables = {
    rows: async <Row>(sql: string, values: readonly unknown[]) =>
      (await client.query(sql, [...values])).rows as Row[],
  }
  const [newest, ...before] = await addReceiptKey(tables, keys, Date.now())
  say(`Receipts are signed with ${newest?.public_key} from the next start on.`)
  say(`Keys before it that stay published: ${before.length}.`)
  await client.end()
  await lock.release()
}
