/** Work on one connection of a pool, which is given back whatever comes of it. */
import type pg from 'pg'

export async function inClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
