/** A real server killed while it makes proofs: no number ever has two roots, and what was published verifies. */
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { verifyStream } from '@evenkeel/verticals/proof/verifyStream.ts'
import { dataFolder } from '../journal/testing/dataFolder.ts'
import { launch, type ServerProcess } from './serverProcess.ts'

type Published = { readonly number: number; readonly hash: string; readonly previous: string }

/** From before the thread is up to after it is published. */
const DELAYS_MS = [100, 800, 2_000]
const env = { EVENKEEL_PROOF_MINUTES: '0', EVENKEEL_PRICES: 'none' }

async function publishedBy({ url }: ServerProcess): Promise<readonly Published[]> {
  const answer = await fetch(`${url}/api/proof/get_list?size=50`)
  return ((await answer.json()) as { data: { rows: Published[] } }).data.rows
}

const make = ({ opsUrl, secret }: ServerProcess) =>
  fetch(`${opsUrl}/proof/make`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })

async function serving(dataDir: string): Promise<ServerProcess> {
  const { up, printed } = launch({ dataDir, env })
  const server = await up
  assert.ok(server, printed())
  return server
}

test('[J1] killed while it makes a proof, a server never publishes two roots under one number', async () => {
  const dataDir = await dataFolder()
  const known = new Map<number, string>()
  const note = (rows: readonly Published[]) => {
    for (const [nth, { number, hash, previous }] of rows.entries()) {
      assert.equal(known.get(number) ?? hash, hash, `proof ${number} has changed`)
      known.set(number, hash)
      assert.equal(previous, rows[nth + 1]?.hash ?? '0'.repeat(64))
    }
  }
  try {
    for (const delayMs of DELAYS_MS) {
      const server = await serving(dataDir)
      note(await publishedBy(server))
      const making = make(server).catch(() => undefined)
      await pause(delayMs)
      note(await publishedBy(server))
      server.kill()
      await Promise.all([making, server.ended])
    }
    const server = await serving(dataDir)
    assert.equal((await make(server)).status, 200)
    const rows = await publishedBy(server)
    note(rows)
    assert.deepEqual(
      rows.map(({ number }) => number),
      rows.map((_, nth) => rows.length - nth),
    )
    for (const { number, hash } of rows) {
      const tree = await fetch(`${server.url}/api/proof/get_tree?number=${number}`)
      assert.ok(tree.body)
      const verdict = await verifyStream(tree.body)
      assert.deepEqual(verdict.fault === undefined && verdict.hash, hash)
    }
    server.kill('SIGTERM')
    await server.ended
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
