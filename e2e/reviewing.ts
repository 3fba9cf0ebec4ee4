/** What an operator does with an identity that waits, while somebody looks at the screens. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { get } from '@evenkeel/server/testing/calls.ts'
import { review as reviewOn } from '@evenkeel/server/testing/deciding.ts'
import { ann } from '@evenkeel/server/testing/pictures.ts'
import type { Stage } from './stage.ts'

/** A number of a document that nobody else has: the server is shared. */
export const newIdNumber = () => `NL ${randomInt(1e9, 1e10)}`

/** What somebody hands in for the basic verification. */
export const somebody = () => ({ ...ann, id_number: newIdNumber() })

/** Looks at the one case of a member that waits, and decides. */
export async function review(
  { server }: Stage,
  token: string,
  verdict: Parameters<typeof reviewOn>[1],
): Promise<void> {
  const { id } = (await get(server.url, 'user/get_user_info', { token })).data
  assert.equal(await reviewOn(server, verdict, id), 'done')
}
