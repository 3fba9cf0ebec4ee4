/** An audit log that somebody with access to the database has cut, rewritten or changed is found, and the server does not start on it. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { EntryCodec, entriesOf, Reader } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { type AuditRow, auditHash, auditLine, NO_AUDIT } from '@evenkeel/wire/server'
import { Damaged } from './journal/chain.ts'
import { BARE_ENV } from './killTest/serverProcess.ts'
import { post } from './testing/calls.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

const PROGRAM = join(import.meta.dirname, 'verifyAudit.ts')
const run = promisify(execFile)
let server: TestServer

const say = (path: string, body: object, token: string) =>
  post(server.consoleUrl, `console/${path}`, body, { token })
const begunRow = async (action: string): Promise<number> => {
  const [row] = await server.query<{ seq: number }>(
    `select max(seq)::float8 as seq from operator_audit where action = $1 and outcome = 'begun'`,
    [`console/${action}`],
  )
  return row?.seq ?? 0
}

before(async () => {
  server = await startTestServer()
  const { token } = await server.operator()
  for (let nth = 0; nth < 10; nth++)
    await say('invite_operator', { name: `olga${nth}`, role: 'support' }, token)
})
after(() => server.stop())

test('[L1] the first row of what an operator changes is anchored before the journal has the change', async () => {
  const { token } = await server.operator({ role: 'finance' })
  const freeze = { name: 'withdrawalsFrozen', code: 'drill', reason: 'a drill' }
  assert.equal((await say('set_switch', { ...freeze, is_on: true }, token)).code, 1)
  const reserves = { asset: 'USDT', chain: 'ethereum', amount: '1000' }
  assert.equal((await say('attest_reserves', reserves, token)).code, 1)
  assert.equal((await say('set_switch', { ...freeze, is_on: false }, token)).code, 1)

  const codec = new EntryCodec(cores)
  const batches = await server.query<{ payload: Buffer }>(
    'select payload from journal order by seq',
  )
  const events = batches
    .flatMap(({ payload }) => entriesOf(codec, new Reader(payload)))
    .flatMap(({ decision }) => (decision.ok ? decision.events : []))
  const anchorOf = (count: number) =>
    events.findIndex((one) => one.type === 'auditAnchored' && 'count' in one && one.count === count)
  for (const [action, type] of [
    ['set_switch', 'proposed'],
    ['attest_reserves', 'stepEndorsed'],
  ] as const) {
    const [anchor, change] = [
      anchorOf(await begunRow(action)),
      events.findLastIndex((one) => one.type === type),
    ]
    assert(anchor >= 0 && anchor < change, `${action}: anchor ${anchor}, change ${change}`)
  }
})

async function verify(...words: string[]) {
  const env = { ...BARE_ENV, EVENKEEL_DATA: server.dataDir, DATABASE_URL: server.databaseUrl }
  const ran = run(process.execPath, [PROGRAM, ...words], { env })
  return ran.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr, stdout }) => ({ code, said: `${stderr}${stdout}` }),
  )
}

const COLUMNS = `seq::float8 as seq, at::float8 as at, operator::float8 as operator, name, role, action,
  address, outcome, begun::float8 as begun, subject, before, after, reason, previous, hash`
const SELECT = `select ${COLUMNS} from operator_audit order by seq`
const rowsOf = () => server.query<AuditRow>(SELECT)

/** As it would be if it had been written so: every hash is right. */
function rehashed(rows: readonly AuditRow[]): AuditRow[] {
  let previous = NO_AUDIT.hash
  return rows.map((row, nth) => {
    const next = { ...row, seq: nth + 1, previous }
    previous = auditHash(next)
    return { ...next, hash: previous }
  })
}

async function put(rows: readonly AuditRow[]): Promise<void> {
  await server.query('delete from operator_audit')
  await server.query(
    'insert into operator_audit select * from json_populate_recordset(null::operator_audit, $1)',
    [JSON.stringify(rows)],
  )
}

type Forgery = readonly [
  what: string,
  forge: (rows: readonly AuditRow[]) => readonly AuditRow[],
  found: RegExp,
  /** What the start says; it leaves the contents of rows to the watch. */
  refused?: RegExp,
]
const renamed = (row: AuditRow): AuditRow => ({ ...row, name: 'nobody' })
const forgeries: readonly Forgery[] = [
  [
    'the tail deleted',
    (rows) => rows.slice(0, -4),
    /ends with row \d+, but the journal has anchored row/,
    /ends with row \d+, but the journal has anchored row/,
  ],
  ['the last row deleted', (rows) => rows.slice(0, -1), /ends with row/, /ends with row/],
  ['everything deleted', () => [], /ends with row 0/, /ends with row 0/],
  [
    'the middle deleted',
    (rows) => rows.toSpliced(5, 3),
    /row 6 is missing/,
    /rows 6 to 8 are missing/,
  ],
  [
    'the middle deleted, and all hashes made anew',
    (rows) => rehashed(rows.toSpliced(5, 3)),
    /not the one that the journal has anchored/,
    /ends with row/,
  ],
  [
    'names rewritten, and all hashes made anew',
    (rows) => rehashed(rows.map(renamed)),
    /row 1 is not|row \d+ is not the one that the journal has anchored/,
    /is not the one that the journal has anchored/,
  ],
  [
    'one row rewritten, and the hashes after it made anew',
    (rows) => rehashed(rows.with(6, { ...(rows[6] as AuditRow), reason: 'other' })),
    /row \d+ is not the one that the journal has anchored.*after row/,
    /is not the one/,
  ],
  [
    'a few hashes in the middle made anew',
    (rows) => [...rehashed(rows.slice(0, 9).map(renamed)), ...rows.slice(9)],
    /row \d+/,
    /row 10 does not follow/,
  ],
  [
    'a row changed without its hash',
    (rows) => rows.with(3, renamed(rows[3] as AuditRow)),
    /row 4 was changed/,
  ],
]

test('[L1] a log that was cut or rewritten is found by the verifier, and the server does not start on it', async () => {
  await server.pause()
  await server.query('alter table operator_audit disable trigger all')
  const rows = await rowsOf()
  const whole = await verify()
  assert.deepEqual(
    [whole.code, /is whole: \d+ rows.*rows are anchored/s.test(whole.said)],
    [0, true],
    whole.said,
  )
  for (const [what, forge, found, refused] of forgeries) {
    await put(forge(rows))
    const { code, said } = await verify()
    assert.equal(code, 1, what)
    assert.match(said, found, what)
    const { dataDir } = server
    if (refused !== undefined)
      await assert.rejects(startTestServer({ dataDir }), (error) => {
        assert(error instanceof Damaged, what)
        assert.match(error.message, refused, what)
        return true
      })
  }
  await put(rows)
  assert.equal((await verify()).code, 0)
})

test('[L1] an export is compared with the journal where that is; alone, only its chain is, and it says so', async () => {
  const rows = await rowsOf()
  const path = join(server.dataDir, 'audit.jsonl')
  const write = (all: readonly AuditRow[]) =>
    writeFile(path, all.map((row) => `${auditLine(row)}\n`).join(''))
  const forged = rehashed(rows.map(renamed))
  await write(forged)
  const alone = await verify(path)
  assert.equal(alone.code, 0)
  assert.match(alone.said, /Only the chain was checked/)
  const compared = await verify(path, '--journal')
  assert.equal(compared.code, 1)
  assert.match(compared.said, /not the one that the journal has anchored/)
  await write(rows.slice(0, 8))
  const older = await verify(path, '--journal')
  assert.equal(older.code, 3, older.said)
  assert.match(older.said, /an older export, or its end was cut off/)
  await write(rows)
  assert.equal((await verify(path, '--journal')).code, 0)
})

test('[L1] the server starts on the log as it was written, and goes on with it', async () => {
  const { dataDir } = server
  server = await startTestServer({ dataDir })
  const { token } = await server.operator()
  assert.equal((await say('invite_operator', { name: 'omar', role: 'support' }, token)).code, 1)
  await server.pause()
  const { code, said } = await verify()
  assert.equal(code, 0, said)
})
