/** The writer's lock: one server at a time works on a database, wherever that database runs. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseInUse } from './in-use.ts'

export type WriterLock = {
  /** The session that holds the lock: when it ends or errs, the lock is lost. */
  readonly client: pg.Client
  release(): Promise<void>
}

export async function takeLock(connection: pg.ClientConfig): Promise<WriterLock> {
  const client = new pg.Client({
    ...connection,
    application_name: 'evenkeel-server',
    keepAlive: true,
  })
  await client.connect()
  try {
    // The session of a server that was killed ends by itself, though not in the same instant.
    for (let attempt = 0; !(await tryLock(client)); attempt++) {
      if (attempt === 10) throw inUse(await findHolder(client))
      await pause(100)
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  let released: Promise<void> | undefined
  return { client, release: () => (released ??= client.end()) }
}

/** Who holds the lock, in words. */
export async function findHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query(
    `select a.pid, a.application_name as name, a.client_addr as address,
       to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as since
     from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())
       and (l.classid::bigint << 32) + l.objid::bigint = $1`,
    [lockId.toString()],
  )
  const [row] = rows
  if (row === undefined) return undefined
  const from = row.address === null ? '' : ` from ${row.address}`
  return `database session ${row.pid} of ${row.name}${from} since ${row.since} UTC`
}

/** 'evenkeel' in ASCII. */
const lockId = 0x6576_656e_6b65_656cn

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as granted', [
    lockId.toString(),
  ])
  return rows[0].granted
}

const inUse = (holder: string | undefined) =>
  new DatabaseInUse(
    `Another Evenkeel server is running on this data${holder ? ` (${holder})` : ''}. ` +
      'Stop it first: two would write over each other.',
  )
