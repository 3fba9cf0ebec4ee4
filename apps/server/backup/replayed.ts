/** The state that a journal replays to, as one hash: a backup states it, and a restore must come to the same. */
import { createHash } from 'node:crypto'
import { assert, Machine, recover, restore } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import type pg from 'pg'
import { readRows } from '../journal/rows.ts'
import { restoreNewest } from '../journal/snapshots.ts'
import type { Manifest } from './manifest.ts'

export async function replayedState(
  client: pg.ClientBase,
  stream: string,
  until: number,
): Promise<Manifest['state']> {
  const make = () => new Machine(cores)
  const { state: machine } = await restoreNewest(client, stream, { make, restore })
  await recover(machine, { read: (from) => readRows(client, stream, from, until) })
  assert(machine.batch === until, 'the state holds all batches of the journal')
  machine.check()
  const hash = createHash('sha256')
  for (const piece of machine.pieces()) hash.update(`${piece.length}\n`).update(piece)
  return {
    hash: hash.digest('hex'),
    cores: cores.map(({ name, layout = 1 }) => (layout === 1 ? name : `${name} ${layout}`)),
  }
}
