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
  /** One of the usual ones. */
  readonly reason_key?: string
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
): Promise<string | undefined> {
  const opened = await get(consoleUrl, `console/open_case?queue=${queue}&id=${id}`, { token })
  if (opened.code !== 1) return opened.reason
  const path = opened.data.moves_money ? 'decide_money_case' : 'decide_case'
  const { seen } = opened.data
  const body = { queue, id, seen, ...verdict }
  const decided = await post(consoleUrl, `console/${path}`, body, { token })
  return decided.code === 1 ? decided.data.outcome : decided.reason
}

/** What tests decide about money, in fewer words. */
export type Decision = {
  readonly verdict: string
  readonly reason?: string
  readonly reasonKey?: string
  readonly transaction?: string | undefined
  readonly amount?: string
  readonly entry?: number
  readonly cost?: string
  readonly coin?: string
}

/** An operator of finance, by name, decides a case of a queue. */
export function createDeciding(
  server: Stage,
  queue: 'deposits' | 'withdrawals',
  staff = createStaff(server),
) {
  return async (name: string, id: string, decision: Decision): Promise<string | undefined> => {
    const { verdict, reason, reasonKey: key, transaction, amount, entry, cost, coin } = decision
    const given = { transaction, amount, transfer: entry?.toString(), cost, costAsset: coin }
    const answers = Object.fromEntries(
      Object.entries(given).flatMap(([ask, value]) => (value === undefined ? [] : [[ask, value]])),
    )
    const action = verdict === 'paid' ? 'sent' : verdict
    const wish = { action, answers, ...(reason && { reason }), ...(key && { reason_key: key }) }
    return decideCase(server, await staff(name), queue, id, wish)
  }
}

/** Forgets a member, as admins do at the console: what is held is given up by two of them. */
export async function eraseMember(server: Stage, uid: number, abandon = false): Promise<string> {
  const member = String(uid)
  for (const _ of ['proposed', 'agreed']) {
    const { token } = await server.operator({ role: 'admin' })
    const path = `console/get_member?member=${member}`
    const { holds } = (await get(server.consoleUrl, path, { token })).data ?? {}
    const body = { member, reason: 'they asked for it', ...(abandon && { abandons: holds }) }
    const erased = await post(server.consoleUrl, 'console/erase_member', body, { token })
    if (erased.code !== 1) return erased.reason ?? ''
    if (erased.data.is_proposed !== true) break
  }
  return 'done'
}

/** Looks at the one identity that waits, of this member if one is named, and at its photos, and decides. */
export async function review(
  server: Stage,
  verdict: { readonly verdict: 'verify' } | { readonly verdict: 'again'; readonly reason: string },
  uid?: number,
): Promise<string | undefined> {
  const { consoleUrl } = server
  const reviewer = await server.operator({ role: 'reviewer' })
  const { token } = reviewer
  const listed = await get(consoleUrl, 'console/get_cases?queue=identities', { token })
  const [first, ...others] = listed.data.rows.filter(
    (row: { readonly uid: number }) => uid === undefined || row.uid === uid,
  )
  assert.ok(first, 'nobody waits')
  assert.deepEqual(others, [], 'more than one waits')
  const path = `console/open_case?queue=identities&id=${first.id}`
  const opened = await get(consoleUrl, path, { token })
  for (const { link } of opened.data.pictures) {
    const url = `${consoleUrl}/api/console/get_case_picture?link=${link}`
    const shown = await fetch(url, { headers: { token } })
    assert.equal(shown.status, 200, link)
    // Unread, it would keep its connection open.
    await shown.arrayBuffer()
  }
  const action = verdict.verdict
  const reason = 'reason' in verdict ? { reason: verdict.reason } : {}
  return decideCase(server, reviewer, 'identities', first.id, { action, ...reason })
}
