/** The audit log in a real database: begun before it is done, ended after, and any change found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { type AuditRow, checkAudit, type Tables } from '@evenkeel/wire/server'
import fc from 'fast-check'
import { createAuditLog } from './log.ts'
import { AUDIT_COLUMNS, createAuditReading } from './reading.ts'

const tables = await openTestTables()
const olga = { id: 7, name: 'olga', role: 'admin', session: 1 } as const
const action = { operator: olga, action: 'console/set_role', address: '127.0.0.1' }
type Options = Parameters<typeof createAuditLog>[0]
const logOf = (over: Partial<Options> = {}) =>
  createAuditLog({
    tables,
    now: Date.now,
    onAppended: () => undefined,
    anchor: async () => true,
    onAnchorFailed: assert.ifError,
    ...over,
  })
const rowsOf = () =>
  tables.rows<AuditRow>(`select ${AUDIT_COLUMNS} from operator_audit order by seq`, [])

function faultOf(rows: readonly AuditRow[]): string | undefined {
  const check = checkAudit()
  return rows.map((row) => check.row(row)).find((fault) => fault !== undefined)
}

test('[P8] a row before and a row after, with what was noted; a row before alone when it never ended', async (t) => {
  const log = logOf()
  t.after(() => log.stop())
  const begun = await log.begin(action)
  const [first] = await rowsOf()
  assert.deepEqual([first?.seq, first?.outcome, first?.subject], [1, 'begun', null])
  const before = { role: 'support', limit: 5n }
  await begun.end('done', {
    subject: 'operator 3',
    before,
    after: { role: 'finance' },
    reason: 'x',
  })
  await log.begin(action)
  // Killed here: what was begun stands there, and the next start goes on from it.
  const next = logOf()
  t.after(() => next.stop())
  await (await next.begin({ ...action, operator: undefined })).end('signInWrong', {})
  const rows = await rowsOf()
  assert.deepEqual(
    rows.map(({ seq, operator, outcome, begun: of }) => [seq, operator, outcome, of]),
    [
      [1, 7, 'begun', null],
      [2, 7, 'done', 1],
      [3, 7, 'begun', null],
      [4, null, 'begun', null],
      [5, null, 'signInWrong', 4],
    ],
  )
  assert.deepEqual([rows[1]?.before, rows[1]?.reason], ['{"role":"support","limit":"5"}', 'x'])
  assert.equal(faultOf(rows), undefined)
})

test('[P8] many at once are one chain', async (t) => {
  const log = logOf()
  t.after(() => log.stop())
  const many = Array.from({ length: 30 }, async () => (await log.begin(action)).end('done', {}))
  await Promise.all(many)
  const rows = await rowsOf()
  assert.equal(faultOf(rows), undefined)
  assert.deepEqual(await log.head(), { seq: rows.length, hash: rows.at(-1)?.hash })
})

test('[P8] what cannot be written down is not begun, and the log goes on afterwards', async (t) => {
  let isDown = true
  const flaky: Tables = {
    rows: (sql, values) =>
      isDown && sql.startsWith('insert')
        ? Promise.reject(new Error('down'))
        : tables.rows(sql, values),
  }
  const log = logOf({ tables: flaky })
  t.after(() => log.stop())
  await assert.rejects(log.begin(action))
  isDown = false
  await log.begin(action)
  assert.equal(faultOf(await rowsOf()), undefined)
})

test('[P8] [L1] the table refuses to be changed', async () => {
  for (const sql of [
    "update operator_audit set reason = 'nothing'",
    'delete from operator_audit where seq = 2',
    'truncate operator_audit',
  ])
    await assert.rejects(tables.rows(sql, []), /append-only/, sql)
})

test('[L1] a change of any column of any row behind the trigger’s back is found', async () => {
  const rows = await rowsOf()
  for (const [nth, row] of rows.entries())
    for (const column of Object.keys(row) as (keyof AuditRow)[]) {
      const value = row[column]
      const other = typeof value === 'number' ? value + 1 : `${value ?? ''}x`
      const changed = rows.with(nth, { ...row, [column]: other })
      assert.notEqual(faultOf(changed), undefined, `${column} of row ${row.seq}`)
    }
})

test('[P70] the head is anchored at the start, when it has grown, and at the stop', async () => {
  const anchored: number[] = []
  const grown = Promise.withResolvers<void>()
  const anchor: Options['anchor'] = async ({ seq }) => {
    anchored.push(seq)
    if (anchored.length === 2) grown.resolve()
    return true
  }
  const log = logOf({ anchor, anchorMs: 5 })
  const { seq: start } = await log.head()
  const begun = await log.begin(action)
  await grown.promise
  await begun.end('done', {})
  await log.stop()
  assert.deepEqual([anchored[0], anchored.at(-1)], [start, start + 2])
  assert.deepEqual(
    anchored,
    anchored.toSorted((one, other) => one - other),
  )
  assert.equal(new Set(anchored).size, anchored.length, 'what has not grown is not anchored again')
})

test('[P70] a row is anchored once it is committed; one that a later row covers needs no anchor of its own', async (t) => {
  const asked: number[] = []
  const held = Promise.withResolvers<boolean>()
  const log = logOf({
    async anchor({ seq, hash }) {
      const [row] = await tables.rows<AuditRow>('select hash from operator_audit where seq = $1', [
        seq,
      ])
      assert.equal(row?.hash, hash)
      asked.push(seq)
      return held.promise
    },
  })
  t.after(() => log.stop())
  const [first, second] = [await log.begin(action), await log.begin(action)]
  const [later, sooner] = [second.anchor(), first.anchor()]
  held.resolve(true)
  assert.deepEqual(await Promise.all([later, sooner]), [true, true])
  const { seq } = await log.head()
  assert.deepEqual([asked.at(-1), asked.includes(seq - 1)], [seq, false])
})

test('[P70] an anchor that was not taken is asked for again', async (t) => {
  const answers = [true, false]
  const log = logOf({ anchor: async () => answers.shift() ?? true })
  t.after(() => log.stop())
  const begun = await log.begin(action)
  assert.deepEqual([await begun.anchor(), await begun.anchor()], [false, true])
  const behind = logOf({
    anchor: () => Promise.reject(new Error('auditBehind')),
    onAnchorFailed: () => undefined,
  })
  t.after(() => behind.stop())
  await assert.rejects((await behind.begin(action)).anchor(), /auditBehind/)
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\0', '\ud83d', '\ude00', '😀', '\u202e', 'e\u0301', '\n', '"', '\\'),
    maxLength: 600,
  }),
  fc.constantFrom(`${'x'.repeat(499)}😀`, `${'x'.repeat(199)}😀`, `${'😀'.repeat(500)}x`),
)

test('[L1] [P72] whatever text an action brings, its rows are written and the chain is whole', async (t) => {
  const log = logOf()
  t.after(() => log.stop())
  const before = (await rowsOf()).length
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, async (subject, reason, other) => {
      const operator = { ...olga, name: other }
      const begun = await log.begin({ ...action, operator, address: other, subject })
      await begun.end('done', { reason, before: { [other]: subject }, after: reason })
    }),
    { numRuns: 60 },
  )
  const rows = await rowsOf()
  assert.equal(faultOf(rows), undefined)
  assert(rows.length >= before + 120)
})

test('[P72] [P73] a text is cut between two characters, and the same in the first row and in the last', async (t) => {
  const log = logOf()
  t.after(() => log.stop())
  const subject = `${'s'.repeat(199)}😀!`
  const begun = await log.begin({ ...action, subject })
  await begun.end('done', { reason: `${'r'.repeat(499)}😀😀` })
  const [first, last] = (await rowsOf()).slice(-2)
  assert.equal(first?.subject, `${'s'.repeat(199)}😀`)
  assert.deepEqual([last?.subject, last?.reason], [first?.subject, `${'r'.repeat(499)}😀`])
})

test('[P8] pages go back in time by filters; an export has every row', async () => {
  const reading = createAuditReading(tables)
  const latest = await reading.page({ size: 2 })
  const all = await rowsOf()
  assert.deepEqual(
    latest.map(({ seq }) => seq),
    [all.length, all.length - 1],
  )
  const named = await reading.page({ size: 9, subject: 'operator 3', operator: 7 })
  assert.deepEqual(
    named.map(({ seq }) => seq),
    [2],
  )
  assert.deepEqual(await reading.page({ size: 9, until: all[0]?.at ?? 0 }), [])
  const numbers = async (filter: object) =>
    (await reading.page({ size: 9, ...filter })).map(({ seq }) => seq)
  const about = (words: string, subjects: readonly string[] = []) => ({
    about: { words, subjects },
  })
  assert.deepEqual(await numbers(about('RATOR 3')), [2], 'a part, in capitals or not')
  assert.deepEqual(await numbers(about('olga', ['operator 3'])), [2], 'or by name')
  assert.deepEqual(await numbers(about('%')), [], 'no sign stands for others')
  assert.deepEqual(await numbers({ outcome: 'refused' }), [5])
  const begun = await numbers({ outcome: 'begun', size: 200 })
  const ended = new Set(all.map((row) => row.begun))
  const open = all.filter(({ seq, outcome }) => outcome === 'begun' && !ended.has(seq))
  assert.deepEqual(begun, open.map(({ seq }) => seq).reverse())
  assert.ok(begun.includes(3) && !begun.includes(1))
  const done = await reading.page({ size: 200, outcome: 'done' })
  assert.ok(done.length > 0 && done.every(({ outcome }) => outcome === 'done'))
  let text = ''
  for await (const part of reading.lines()) text += part
  const check = checkAudit()
  for (const line of text.trimEnd().split('\n')) assert.equal(check.line(line), undefined)
  assert.equal(check.head.seq, all.length)
})
