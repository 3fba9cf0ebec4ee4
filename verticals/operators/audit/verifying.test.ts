/** The audit log in a real database, compared with its anchors at the start and by the watch. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { type AuditHead, type AuditRow, NO_AUDIT } from '@evenkeel/wire/server'
import { createAuditLog } from './log.ts'
import { AUDIT_COLUMNS } from './reading.ts'
import { faultAtStart, openAuditWatch } from './verifying.ts'

const tables = await openTestTables()
const olga = { id: 7, name: 'olga', role: 'admin', session: 1 } as const
const action = { operator: olga, action: 'console/set_role', address: '127.0.0.1' }
const log = createAuditLog({
  tables,
  now: Date.now,
  onAppended: () => undefined,
  anchor: async () => true,
  onAnchorFailed: assert.ifError,
})
const rowsOf = () =>
  tables.rows<AuditRow>(`select ${AUDIT_COLUMNS} from operator_audit order by seq`, [])

/** At once: nobody sees it between the two. */
async function put(rows: readonly AuditRow[]): Promise<void> {
  const sql = `begin; delete from operator_audit; insert into operator_audit
    select * from json_populate_recordset(null::operator_audit, $rows$${JSON.stringify(rows)}$rows$);
    commit`
  await tables.rows(sql, [])
}

/** A watch that looks all the time, and what it says. */
function watching(anchored: () => AuditHead) {
  const said: (string | undefined)[] = []
  let gauge = () => Number.NaN
  const watch = openAuditWatch(
    {
      tables,
      anchored,
      written: log.head,
      log: {
        info: () => undefined,
        warn: () => undefined,
        error: (event, fields) => void said.push(`${event}: ${fields?.reason}`),
      },
      metrics: {
        count: () => undefined,
        time: () => undefined,
        gauge: (name, read) => {
          if (name === 'audit_broken') gauge = read
        },
      },
      tellOperators: () => undefined,
      onFailure: () => assert.ifError,
    },
    5,
  )
  const until = async (isBroken: boolean, what: string) => {
    await eventually(what, () => watch.isBroken() === isBroken)
    assert.equal(gauge(), Number(isBroken), what)
  }
  const says = (found: RegExp) =>
    eventually(`it says ${found}`, () => found.test(said.at(-1) ?? ''))
  return { watch, said, until, says }
}

test('[P71] an empty log without an anchor is right; with one, it was emptied', async () => {
  assert.equal(await faultAtStart(tables, { seq: 0, hash: '' }), undefined)
  assert.match((await faultAtStart(tables, { seq: 3, hash: 'x' })) ?? '', /ends with row 0/)
})

test('[L1] [P71] the watch finds a change of any column, a missing row and a lost end, and sees when it is whole again', async (t) => {
  for (let nth = 0; nth < 5; nth++) await (await log.begin(action)).end('done', { subject: 'x' })
  await tables.rows('alter table operator_audit disable trigger all', [])
  const rows = await rowsOf()
  const head = await log.head()
  const { watch, said, until, says } = watching(() => head)
  t.after(() => watch.stop())
  await until(false, 'as it was written')
  const row = rows[3] as AuditRow
  for (const column of Object.keys(row) as (keyof AuditRow)[]) {
    const value = row[column]
    const isNumber = typeof value === 'number' || column === 'begun'
    const other = isNumber ? Number(value) + 100 : `${value ?? ''}x`
    await put(rows.with(3, { ...row, [column]: other }))
    await until(true, column)
    assert.match(said.at(-1) ?? '', /row [45]/, column)
    await put(rows)
    await until(false, `${column} again`)
  }
  for (const [forged, found] of [
    [rows.toSpliced(2, 2), /row 3 is missing/],
    [rows.slice(0, -1), /ends with row 9, but the journal has anchored row 10/],
    [[], /ends with row 0/],
  ] as const) {
    await put(forged)
    await until(true, String(found))
    await says(found)
    await put(rows)
    await until(false, 'again')
  }
})

test('[P71] a row that no anchor has yet is missed by the watch of the server that wrote it', async (t) => {
  const rows = await rowsOf()
  const { watch, until, says } = watching(() => ({ seq: 2, hash: rows[1]?.hash ?? '' }))
  t.after(() => watch.stop())
  await put(rows.slice(0, -2))
  await until(true, 'two rows are gone')
  await says(/ends with row 8, but this server has written row 10/)
  assert.equal(await faultAtStart(tables, { seq: 2, hash: rows[1]?.hash ?? '' }), undefined)
  await put(rows)
})

test('[P71] at the start each row follows the one before, from the first on', async () => {
  const rows = await rowsOf()
  const anchored = { seq: 10, hash: rows[9]?.hash ?? '' }
  assert.equal(await faultAtStart(tables, anchored), undefined)
  await put(rows.with(0, { ...(rows[0] as AuditRow), previous: NO_AUDIT.hash.replace('0', '1') }))
  assert.match((await faultAtStart(tables, anchored)) ?? '', /row 1 does not follow/)
  await put(rows.slice(2))
  assert.match((await faultAtStart(tables, anchored)) ?? '', /rows 1 to 2 are missing/)
  await put(rows)
  await log.stop()
})
