/** Statements over many rows: what they say, and what they refuse to write. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Columns, column, insertRows, overRows, withRows } from './rows.ts'

const columns: Columns = [
  ['id', 'bigint'],
  ['asset', 'text'],
  ['note', 'text', 'free'],
]
const rows = [
  [1, 'USDT', 'a "quoted" one'],
  [2, 'USDT', null],
  [3, null, '{}'],
]

test('rows are added by one statement with an array a column', () => {
  const [statement, ...more] = insertRows('thing', columns, rows, 'on conflict do nothing')
  assert.deepEqual(more, [])
  assert.equal(
    statement?.sql,
    'insert into thing (id, asset, note) ' +
      'select * from unnest($1::bigint[], $2::text[], $3::text[]) on conflict do nothing',
  )
  assert.deepEqual(statement.values, [
    '{1,2,3}',
    '{"USDT","USDT",NULL}',
    ['a "quoted" one', null, '{}'],
  ])
})

test('without rows there is nothing to do', () => {
  assert.deepEqual(insertRows('thing', columns, []), [])
  assert.deepEqual(withRows('nothing', columns, [], 'select 1'), [])
})

test('one text has one name, however many rows', () => {
  const named = (count: number) => insertRows('thing', columns, rows.slice(0, count))[0]
  assert.equal(named(1)?.name, named(3)?.name)
  assert.equal(named(1)?.sql, named(3)?.sql)
  const [other] = withRows('other', columns, rows, 'select count(*) from given')
  assert.equal(
    other?.sql,
    'with given (id, asset, note) as (select * from unnest($1::bigint[], $2::text[], $3::text[])) ' +
      'select count(*) from given',
  )
  assert.notEqual(withRows('other', columns, rows, 'select 1')[0]?.name, named(1)?.name)
})

test('what a statement takes beside its rows comes before them, and it is there without rows', () => {
  const sql = ', gone as (delete from thing where kind = $1) select $2, id from given'
  const statement = overRows('both', columns, [], sql, ['old', 7])
  assert.equal(
    statement.sql,
    'with given (id, asset, note) as (select * from unnest($3::bigint[], $4::text[], $5::text[])), ' +
      'gone as (delete from thing where kind = $1) select $2, id from given',
  )
  assert.deepEqual(statement.values, ['old', 7, '{}', '{}', []])
})

test('a column holds numbers, booleans, plain words and nothing; anything else is refused', () => {
  const of = (...items: (string | number | boolean | null)[]) => column(items, (item) => item)
  assert.equal(of(), '{}')
  assert.equal(of(true, false), '{true,false}')
  assert.equal(of('', '', 'a'), '{"","","a"}')
  assert.equal(of(null, null, 0, '0', 0), '{NULL,NULL,0,"0",0}')
  for (const text of ['a b', '"', '\\', '{', ',', 'é'])
    assert.throws(() => of('a', text), /not a plain word/)
})
