/** Pictures on real tables, with a clock that tests can turn. */
import { createHash } from 'node:crypto'
import type { MemberId } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import { createSealing } from '../../sealing.ts'
import { createSessions } from '../../sessions/sessions.ts'
import type { BoxName } from '../box.ts'
import { openFiles } from '../files.ts'

export const keys = {
  key: (purpose: string, bytes: number) =>
    createHash('sha512').update(purpose).digest().subarray(0, bytes),
}

export async function openStage(tables: Tables, at = 1_900_000_000_000) {
  const clock = { at }
  const now = () => clock.at
  const boxes: (BoxName | undefined)[] = []
  const onFailure = (error: unknown) => {
    throw error
  }
  const sealing = createSealing(keys)
  const sessions = createSessions({ tables, sealing, now, onFailure })
  const files = await openFiles({
    tables,
    keys,
    now,
    onFailure,
    isProduction: false,
    onBox: (name) => void boxes.push(name),
  })
  return {
    clock,
    now,
    sealing,
    sessions,
    files,
    boxes,
    async member(): Promise<MemberId> {
      const sql = 'insert into member (sandbox) values (true) returning id::float8 as id'
      const [row] = await tables.rows<{ id: number }>(sql, [])
      return (row as { id: number }).id
    },
  }
}
