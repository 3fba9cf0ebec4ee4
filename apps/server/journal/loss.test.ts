/** Acknowledged batches that the database has lost: the start says so, and is never a normal one. */
import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { launch, startProcess } from '../killTest/serverProcess.ts'
import { balancesOf, makeTransfer, newKey, transfer } from '../testing/calls.ts'
import { copyOf, endOfLog, flipBit, killBoth } from './testing/databaseLoss.ts'
import { dataFolder } from './testing/dataFolder.ts'

const env = { EVENKEEL_LOG_ROOM: '0', EVENKEEL_PRICES: 'none' }
const KEPT = 6
const ALL = 30

type Transfer = { readonly key: string; readonly id: string }
type Lost = { readonly dataDir: string; readonly token: string; readonly sent: readonly Transfer[] }

/** 30 transfers were acknowledged; of the database's log, what came after the 6th cannot be redone. */
async function loseBatches(t: TestContext): Promise<Lost> {
  const dataDir = await dataFolder()
  t.after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  const server = await startProcess({ dataDir, env })
  t.after(() => server.kill())
  const made = await fetch(`${server.opsUrl}/sandbox/member`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.secret}` },
    body: JSON.stringify({ funds: { USDT: '1000' } }),
  })
  const { token } = (await made.json()) as { token: string }
  const sent: Transfer[] = []
  let end = await endOfLog(dataDir)
  for (let nth = 1; nth <= ALL; nth++) {
    const key = newKey()
    const { code, data } = await makeTransfer(server.url, token, transfer, key)
    assert.equal(code, 1)
    sent.push({ key, id: data.id })
    if (nth === KEPT) end = await endOfLog(dataDir)
  }
  await killBoth(server, dataDir)
  await flipBit(dataDir, end)
  return { dataDir, token, sent }
}

/** A start that ends before it serves, as one that is not sure of its state. */
async function refused(t: TestContext, dataDir: string, more: Record<string, string> = {}) {
  const { child, up, ended, printed } = launch({ dataDir, env: { ...env, ...more } })
  t.after(() => child.kill('SIGKILL'))
  assert.equal(await up, undefined, `it serves: ${printed()}`)
  assert.deepEqual(await ended, { code: 70, signal: null }, printed())
  assert.doesNotMatch(printed(), /\n\s+at /)
  return printed()
}

test('[J3, J4] a start on a database that lost acknowledged batches says which, and serves nobody', async (t) => {
  const { dataDir, token, sent } = await loseBatches(t)
  const unguarded = await copyOf(t, dataDir)
  const second = await refused(t, dataDir)
  const [, from, to] = /has lost .*, batches (\d+) to (\d+): it ends with/.exec(second) ?? []
  assert(Number(to) - Number(from) >= ALL - KEPT - 1, second)
  const name = /EVENKEEL_ACCEPT_LOSS=(\S+)\b/.exec(second)?.[1] ?? ''
  assert.match(name, /^\d+-\d+-[0-9a-f]{16}$/)

  await t.test('nor does the next start, nor one that accepts another loss', async () => {
    const other = `1-${name.slice(name.indexOf('-') + 1)}`
    await refused(t, dataDir, { EVENKEEL_ACCEPT_LOSS: other })
  })

  await t.test(
    'accepted by its name, the loss is logged, written down, and told at each start',
    async () => {
      const accepting = await startProcess({ dataDir, env: { ...env, EVENKEEL_ACCEPT_LOSS: name } })
      assert.match(accepting.printed(), new RegExp(`"level":"error".*accepted.*${name}`))
      accepting.kill('SIGINT')
      await accepting.ended
      const kept = await readFile(join(dataDir, 'accepted-losses.jsonl'), 'utf8')
      const { loss, acceptedAt } = JSON.parse(kept)
      assert.equal(loss, name)
      assert.match(acceptedAt, /^\d{4}-.*Z$/)
      const next = await startProcess({ dataDir, env: { ...env, EVENKEEL_ACCEPT_LOSS: name } })
      t.after(() => next.kill())
      assert.match(next.printed(), new RegExp(`"level":"warn".*accepted earlier.*${name}`))
      assert.match(next.printed(), /"level":"warn".*EVENKEEL_ACCEPT_LOSS names no loss/)
      assert.equal((await makeTransfer(next.url, token)).code, 1)
      assert.equal(await readFile(join(dataDir, 'accepted-losses.jsonl'), 'utf8'), kept)
      next.kill()
      await next.ended
    },
  )

  await t.test(
    'control: without its watermark the same data starts with what is left',
    async () => {
      await rm(join(unguarded, 'watermark'))
      const server = await startProcess({ dataDir: unguarded, env })
      t.after(() => server.kill())
      assert.match(server.printed(), /"level":"warn".*no watermark was found/)
      const left = Number((await balancesOf(server.url, token))['USDT trading'])
      assert(left < ALL, `all ${left} are there: nothing was lost`)
      const lost = sent.at(-1)
      const again = await makeTransfer(server.url, token, transfer, lost?.key)
      assert.equal(again.code, 1)
      assert.notEqual(again.data.id, lost?.id, 'the repeat of a lost key was done anew')
      server.kill('SIGINT')
      await server.ended
    },
  )
})
