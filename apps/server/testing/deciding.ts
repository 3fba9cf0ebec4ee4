/** What operators decide about cases, at the console: opened, looked at and decided as its pages do. */
import assert from 'node:assert/strict'
import type { OperatorRole } from '@evenkeel/wire'
import { get, post } from './calls.ts'
import type { TestOperator } from './operators.ts'
import type { TestServer } from './server.ts'

type Stage = Pick<TestServer, 'consoleUrl' | 'operator'>
type Verdict = {
  readonly action: string
  readonly reason?: string
  readonly answers?: Readonly<Record<string, string>>
}

/** Operators by name, whatever their letters: made when they are first asked for. */
export function createStaff(server: Stage, role: OperatorRole = 'finance') {
  const staff = new Map<string, Promise<TestOperator>>()
  return (name: string): Promise<TestOperator> => {
    const plain = name.trim().toLowerCase()
    const known = staff.get(plain) ?? server.operator({ name: plain, role })
    staff.set(plain, known)
    return known
  }
}

/** The answer to a decision about a case, by its public id: its outcome, or why it is refused. */
export async function decideCase(
  { consoleUrl }: Pick<TestServer, 'consoleUrl'>,
  { token }: Pick<TestOperator, 'token'>,
  queue: string,
  id: string,
  verdict: Verdict,
): Promise<string> {
  const opened = await get(consoleUrl, `console/open_case?queue=${queue}&id=${id}`, { token })
  if (opened.code !== 1) return opened.reason
  const path = opened.data.moves_money ? 'decide_money_case' : 'decide_case'
  const { seen } = opened.data
  const body = { queue, id, seen, ...verdict }
  const decided = await post(consoleUrl, `console/${path}`, body, { token })
  return decided.code === 1 ? decided.data.outcome : decided.reason
}

/** Looks at the one identity that waits and at its photos, and decides. */
export async function review(
  server: Stage,
  verdict: { readonly verdict: 'verify' } | { readonly verdict: 'again'; readonly reason: string },
): Promise<string> {
  const { consoleUrl } = server
  const reviewer = await server.operator({ role: 'reviewer' })
  const { token } = reviewer
  const listed = await get(consoleUrl, 'console/get_cases?queue=identities', { token })
  const [first, ...others] = listed.data.rows
  assert.ok(first, 'nobody waits')
  assert.deepEqual(others, [], 'more than one waits')
  const path = `console/open_case?queue=identities&id=${first.id}`
  const opened = await get(consoleUrl, path, { token })
  for (const { link } of opened.data.pictures) {
    const url = `${consoleUrl}/api/console/get_case_picture?link=${link}`
    const shown = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    assert.equal(shown.status, 200, link)
  }
  const action = verdict.verdict
  const reason = 'reason' in verdict ? { reason: verdict.reason } : {}
  return decideCase(server, reviewer, 'identities', first.id, { action, ...reason })
}
