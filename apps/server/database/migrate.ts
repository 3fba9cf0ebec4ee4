/** Brings the tables up to date, forward only; several servers may do so at the same moment. */
import pg from 'pg'
import { migrations } from './migrations/index.ts'

export async function migrate(
  connection: pg.ClientConfig,
  say: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'evenkeel-migrate' })
  await client.connect()
  try {
    const applied = await inTurn(client, () => findApplied(client))
    refuseNewer(applied)
    for (const { id, sql } of migrations) {
      if (applied.has(id)) continue
      await inTurn(client, async () => {
        if ((await findApplied(client)).has(id)) return
        await client.query(sql)
        await client.query('insert into migrations (id) values ($1)', [id])
        say(`Database: ${id}`)
      })
    }
  } finally {
    await client.end()
  }
}

/** A transaction that waits for those of other servers that migrate. */
async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockId.toString()])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** 'migrate' in ASCII; not the writer's lock, which a server may hold meanwhile. */
const lockId = 0x6d_6967_7261_7465n

async function findApplied(client: pg.Client): Promise<ReadonlySet<string>> {
  await client.query(
    `create table if not exists migrations (
       id text primary key,
       applied_at timestamptz not null default now()
     )`,
  )
  const { rows } = await client.query('select id from migrations')
  return new Set(rows.map((row) => row.id))
}

function refuseNewer(applied: ReadonlySet<string>) {
  const known = new Set(migrations.map((migration) => migration.id))
  const unknown = [...applied].filter((id) => !known.has(id))
  if (unknown.length === 0) return
  throw new Error(
    `This database was used by a newer Evenkeel (${unknown.join(', ')}): run that one, ` +
      'for there is no way back.',
  )
}
