/** A damaged page of a plain table: whoever asks for it, the health of the server says so. */
import assert from 'node:assert/strict'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { createLog } from '../log.ts'
import { get, post } from '../testing/calls.ts'
import { startTestServer } from '../testing/server.ts'
import { watchDamage } from './damage.ts'

test('[J4] a damaged page of a table shows in health once somebody has asked for it', async (t) => {
  const first = await startTestServer({ embedded: true })
  const { token } = await first.member()
  const listed = { symbols: ['btcusdt'] }
  assert.equal((await post(first.url, 'currency/set_watchlist', listed, { token })).code, 1)
  const [file] = await first.query<{ path: string }>(
    `select pg_relation_filepath('watchlist') as path`,
  )
  await first.pause()
  await damage(join(first.dataDir, 'postgres', file?.path ?? ''))

  const server = await startTestServer({ dataDir: first.dataDir })
  t.after(() => server.stop())
  const health = async () => (await fetch(`${server.opsUrl}/health`)).text()
  assert.equal(await health(), 'ok\n')
  assert.equal((await get(server.url, 'currency/get_watchlist', { token })).reason, 'serverError')
  assert.equal(await health(), 'degraded: the database has damaged pages\n')
  assert.match(server.logged(), /"level":"error".*damaged pages: restore it.*"reason":"XX001"/)

  await t.test('the database counts such pages, whoever has met them', async () => {
    const lines: string[] = []
    const looks: Promise<unknown>[] = []
    const query = (sql: string) => {
      const answer = server.query(sql).then((rows) => ({ rows }))
      looks.push(answer)
      return answer
    }
    const log = createLog((line) => lines.push(line))
    const watch = watchDamage({ pool: { query } as never, log, everyMs: 50 })
    await eventually('it is found', () => watch.found)
    watch.stop()
    // A look that is still under way when the server stops would lose its connection.
    await Promise.allSettled(looks)
    assert.match(lines.join(''), /"reason":"checksum"/)
    assert.equal(lines.length, 1)
  })
})

/** Changes a byte in the middle of each page. */
async function damage(path: string): Promise<void> {
  const PAGE = 8_192
  const { size } = await stat(path)
  const table = await open(path, 'r+')
  for (let page = 0; page < size; page += PAGE) {
    const byte = Buffer.alloc(1)
    await table.read(byte, 0, 1, page + PAGE - 20)
    byte[0] = (byte[0] ?? 0) ^ 1
    await table.write(byte, 0, 1, page + PAGE - 20)
  }
  await table.close()
}
