/** What an operator does with an identity that waits: through the server's ops port, as `npm run review` does. */
import assert from 'node:assert/strict'
import type { Decided } from '@evenkeel/verticals/members/identity/reviews.ts'
import type { Answers } from '../reviewDoor.ts'
import type { TestServer } from './server.ts'

type Verdict =
  | { readonly verdict: 'verify' }
  | { readonly verdict: 'again'; readonly reason: string }

/** Looks at the one case that waits and at its photos, and decides. */
export async function review(
  { opsUrl, secret }: Pick<TestServer, 'opsUrl' | 'secret'>,
  verdict: Verdict,
): Promise<Decided> {
  async function ask<Path extends keyof Answers>(path: Path, body: object): Promise<Answers[Path]> {
    const headers = { authorization: `Bearer ${secret}` }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${opsUrl}${path}`, init)
    assert.equal(answer.status, 200, path)
    return (await answer.json()) as Answers[Path]
  }
  const [first, ...others] = await ask('/review/waiting', {})
  assert.ok(first, 'nobody waits')
  assert.deepEqual(others, [], 'more than one waits')
  const wish = { case: first.case, operator: 'Olga' }
  const found = await ask('/review/look', wish)
  for (const link of Object.values(found?.photos ?? {}))
    assert.equal((await fetch(`${opsUrl}${link}`)).status, 200, link)
  return ask('/review/decide', { ...wish, ...verdict })
}
