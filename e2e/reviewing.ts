/** What an operator does with an identity that waits, while somebody looks at the screens. */
import assert from 'node:assert/strict'
import { review as reviewOn } from '@evenkeel/server/testing/deciding.ts'
import type { Stage } from './stage.ts'

/** Looks at the one case that waits, and decides. */
export async function review(
  { server }: Stage,
  verdict: Parameters<typeof reviewOn>[1],
): Promise<void> {
  assert.equal(await reviewOn(server, verdict), 'done')
}
