/** Room ahead in the database's own log: an append that had to make it would wait 30 to 60 ms. */
import type pg from 'pg'

/** 16 MB each; from then on the database writes over old ones. */
const SEGMENTS = 16

/**
 * A new database makes a segment of its log when a commit reaches its end, and that commit waits for
 * 16 MB of zeros. Segments that are left behind early are written over instead. For a database that
 * is ours alone: it takes the rights of its owner, and what archives the log gets more of it.
 */
export async function makeRoom(client: pg.ClientBase, segments = SEGMENTS): Promise<void> {
  const missing = segments - (await segmentsAhead(client))
  if (missing <= 0) return
  for (let left = missing; left > 0; left--) {
    // A segment is left only if something is in it.
    await client.query(`select pg_logical_emit_message(false, 'room', '')`)
    await client.query('select pg_switch_wal()')
  }
  // Those left behind become those ahead.
  await client.query('checkpoint')
}

export async function segmentsAhead(client: pg.ClientBase): Promise<number> {
  const found = await client.query<{ ahead: number }>(
    `select count(*)::int as ahead from pg_ls_waldir()
     where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_lsn())`,
  )
  return found.rows[0]?.ahead ?? 0
}
