/** Has a server publish a proof of what it owes, now. */
import assert from 'node:assert/strict'
import type { ReachedServer } from '@evenkeel/server/testing/server.ts'

export async function makeProof({ opsUrl, secret }: ReachedServer): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await fetch(`${opsUrl}/proof/make`, { method: 'POST', headers })
  assert.equal(answer.status, 200)
}
