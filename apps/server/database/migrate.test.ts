/** Migrations: once each, whoever comes first, and never backwards. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import { migrate } from './index.ts'
import { migrations } from './migrations/index.ts'
import { dataFolder, openTemp, query, silent } from './testing.ts'

const all = migrations.map(({ id }) => id)

test('migrations run once, in order', async (t) => {
  const { connection } = await openTemp(t, await dataFolder(t))
  const said: string[] = []
  await migrate(connection, (line) => said.push(line))
  assert.deepEqual(
    said,
    all.map((id) => `Database: ${id}`),
  )
  // Those of a vertical in the order of their numbers; verticals in the order in which they build on each other.
  const byOwner = Map.groupBy(all, (id) => id.replace(/-?[0-9].*$/, ''))
  assert.deepEqual(
    [...byOwner.keys()],
    [
      '',
      'wallet',
      'members',
      'market',
      'support',
      'contracts',
      'operators',
      'proof',
      'options',
      'charity',
      'nft',
      'notifications',
    ],
  )
  for (const own of byOwner.values()) assert.deepEqual(own, own.toSorted())
  assert.deepEqual(all, [...byOwner.values()].flat())
  await query(connection, 'insert into member default values')
  await migrate(connection, (line) => said.push(line))
  assert.equal(said.length, all.length)
  assert.deepEqual(await query(connection, 'select id, sandbox from member'), [['1', false]])
  assert.deepEqual(
    await query(
      connection,
      `select attrelid::regclass::text, attstorage from pg_attribute
       where attname in ('payload', 'bytes') and attrelid in ('journal'::regclass,
       'snapshot_row'::regclass) order by 1`,
    ),
    [
      ['journal', 'e'],
      ['snapshot_row', 'e'],
    ],
  )
})

test('servers that migrate at the same moment take turns', async (t) => {
  const { connection } = await openTemp(t, await dataFolder(t))
  const said: string[] = []
  await Promise.all(Array.from({ length: 8 }, () => migrate(connection, (line) => said.push(line))))
  assert.equal(said.length, all.length)
  const applied = await query(connection, 'select id from migrations order by id')
  assert.deepEqual(applied.flat().toSorted(), all.toSorted())
})

test('a database of a newer version is refused', async (t) => {
  const { connection } = await openTemp(t, await dataFolder(t))
  await migrate(connection, silent)
  await query(connection, `insert into migrations (id) values ('9999-later')`)
  await assert.rejects(migrate(connection, silent), /newer Evenkeel \(9999-later\)/)
})

test('every migration file is listed, in order, and those of verticals after them, each once', async () => {
  const files = await readdir(join(import.meta.dirname, 'migrations'))
  const ids = files.filter((file) => /^\d{4}-/.test(file)).map((file) => file.slice(0, -3))
  const others = verticals.flatMap((one) => one.migrations ?? []).map(({ id }) => id)
  assert.deepEqual(all, [...ids.sort(), ...others])
  assert.equal(new Set(all).size, all.length)
})
