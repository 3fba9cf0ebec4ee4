/** Whatever operators write in whichever call of the console: it is carried out or refused, and the audit log stays whole. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import { AUDIT_COLUMNS } from '@evenkeel/verticals/operators/audit/reading.ts'
import { type AuditRow, checkAudit, type OperatorRoute } from '@evenkeel/wire/server'
import fc from 'fast-check'
import { readInput } from '../answering.ts'
import { get, post } from '../testing/calls.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { asSent, valuesFor } from '../testing/values.ts'

/** What can be stored, though it is not what anybody expects. */
const WELL_FORMED = [
  `${'x'.repeat(499)}😀`,
  '😀'.repeat(60),
  `${'x'.repeat(199)}😀`,
  '\u202eright to left\u202c',
  'e\u0301'.repeat(30),
  'क्\u200dष and \u2028 and \ufeff',
  '"quoted" \\ and \\u0000',
]
const ILL_FORMED = ['cut \ud83d', '\ude00 cut', 'a \0 in it', '\0\0\0']
/** Nothing but what says who the caller is, and what has no subject but the caller. */
const WITHOUT_SUBJECT = [
  'ask_passkey',
  'check_invariants',
  'find_members',
  'read_access_notice',
  'sign_out',
  'step_up',
  'step_up_passkey',
]

const routes = (await Promise.all(verticals.map((one) => one.consoleRoutes?.({}) ?? [])))
  .flat()
  .filter(({ call }) => call.audited && call.operators !== 'anybody')
const nameOf = ({ call }: OperatorRoute) => call.path.replace('console/', '')

let server: TestServer
let token: string
before(async () => {
  server = await startTestServer()
  token = (await server.operator()).token
})
after(() => server.stop())

const SELECT = `select ${AUDIT_COLUMNS} from operator_audit order by seq`
const rowsOf = () => server.query<AuditRow>(SELECT)

test('[L1] every call that changes something says what it is about before it is carried out', () => {
  const without = routes.filter(({ call, about }) => call.method === 'POST' && about === undefined)
  assert.deepEqual(without.map(nameOf).sort(), WITHOUT_SUBJECT)
})

test('[L1] a project is not closed for a reason that the log could not keep', async () => {
  const say = (path: string, body: object) =>
    post(server.consoleUrl, `console/${path}`, body, { token })
  const words = { title: 'A well', summary: 'A well.', story: 'Water for a village.' }
  const terms = { goal: '1000', priority: 'normal', ends_at: Date.now() + 86_400_000 }
  const { data, reason: why } = await say('open_project', { slug: 'a-well', ...terms, ...words })
  assert.equal(why, undefined)
  for (const reason of ['done \0', 'done \ud83d', 'do\u0007ne'])
    assert.equal((await say('close_project', { id: data.id, reason })).status, 400)
  const reason = `${'r'.repeat(499)}😀`
  assert.equal((await say('close_project', { id: data.id, reason })).code, 1)
  const [first, last] = (await rowsOf()).slice(-2)
  assert.deepEqual(
    [first?.outcome, first?.subject, last?.outcome, last?.reason],
    ['begun', 'project a-well', 'done', reason],
  )
})

/** The input with this text in each field that takes it; nothing, if none does. */
function withText(route: OperatorRoute, input: Record<string, unknown>, text: string) {
  const fields = Object.keys(input).filter(
    (name) =>
      typeof input[name] === 'string' && !('wrong' in readInput(route, { ...input, [name]: text })),
  )
  const filled = Object.fromEntries(fields.map((name) => [name, text]))
  return fields.length === 0 ? undefined : { ...input, ...filled }
}

const asking = ({ call }: OperatorRoute, input: Record<string, unknown>) =>
  call.method === 'POST'
    ? post(server.consoleUrl, call.path, input, { token })
    : get(
        server.consoleUrl,
        `${call.path}?${new URLSearchParams(input as Record<string, string>)}`,
        {
          token,
        },
      )

test('[L1] no text in any call of the console fails, and the log is whole after it', async () => {
  // They end the session that all others are asked in.
  const asked = routes.filter((one) => !['sign_out', 'end_session'].includes(nameOf(one)))
  const written = new Set<string>()
  const refused = new Set<string>()
  for (const route of asked) {
    if (route.call.takes === 'file') continue
    const [sample] = fc.sample(valuesFor(route.call.input), { seed: 3, numRuns: 1 })
    const input = asSent(sample) as Record<string, unknown>
    if ('wrong' in readInput(route, input)) continue
    for (const text of WELL_FORMED) {
      const filled = withText(route, input, text)
      if (filled === undefined) continue
      const { status } = await asking(route, filled)
      assert(status < 500, `${nameOf(route)}: ${status}`)
      written.add(nameOf(route))
    }
    const texts = Object.keys(input).filter((name) => typeof input[name] === 'string')
    for (const [nth, name] of texts.entries()) {
      const text = ILL_FORMED[nth % ILL_FORMED.length]
      const { status, reason, text: said } = await asking(route, { ...input, [name]: text })
      // In an address halves of pairs cannot be written: there they are other letters.
      if (route.call.method === 'GET') assert(status < 500, `${nameOf(route)} ${name}`)
      else
        assert.deepEqual(
          [status, reason, JSON.parse(said).fields],
          [400, 'badRequest', [name]],
          nameOf(route),
        )
      refused.add(nameOf(route))
    }
  }
  assert(
    written.size >= 20 && refused.size > 30,
    `${written.size} written, ${refused.size} refused`,
  )
  const rows = await rowsOf()
  const check = checkAudit()
  for (const row of rows) assert.equal(check.row(row), undefined)
  assert.deepEqual(
    rows.filter(({ outcome }) => outcome === 'failed').map(({ action }) => action),
    [],
  )
  const ended = new Set(rows.map(({ begun }) => begun))
  const open = rows.filter(({ seq, outcome }) => outcome === 'begun' && !ended.has(seq))
  assert.deepEqual(open, [], 'what was begun has ended')
})
