/** What an operator does with an identity that waits: through the server's side door, as `npm run review` does. */
import assert from 'node:assert/strict'
import type { Answers } from '@evenkeel/server/reviewDoor.ts'
import type { Stage } from './stage.ts'

type Verdict =
  | { readonly verdict: 'verify' }
  | { readonly verdict: 'again'; readonly reason: string }

/** Looks at the one case that waits, and decides. */
export async function review({ server }: Stage, verdict: Verdict): Promise<void> {
  async function ask<Path extends keyof Answers>(path: Path, body: object): Promise<Answers[Path]> {
    const headers = { authorization: `Bearer ${server.secret}` }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${server.opsUrl}${path}`, init)
    assert.equal(answer.status, 200, path)
    return (await answer.json()) as Answers[Path]
  }
  const [first, ...others] = await ask('/review/waiting', {})
  assert.ok(first, 'nobody waits')
  assert.deepEqual(others, [], 'more than one waits')
  const wish = { case: first.case, operator: 'Olga' }
  await ask('/review/look', wish)
  assert.equal(await ask('/review/decide', { ...wish, ...verdict }), 'done')
}
