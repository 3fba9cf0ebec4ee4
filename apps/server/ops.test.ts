/** The ops port: figures for whoever is on this machine, members only for who has the secret. */
import assert from 'node:assert/strict'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { balancesOf, makeTransfer } from './testing/calls.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer

before(async () => {
  server = await startTestServer({ embedded: true })
})
after(() => server.stop())

const door = (path: string, init?: RequestInit) => fetch(`${server.opsUrl}${path}`, init)
const makeMember = (body: string, authorization = `Bearer ${server.secret}`) =>
  door('/sandbox/member', { method: 'POST', headers: { authorization }, body })

test('health says that it serves, and figures come in the format of Prometheus', async () => {
  const health = await door('/health')
  assert.deepEqual([health.status, await health.text()], [200, 'ok\n'])
  const { token } = await server.member()
  await makeTransfer(server.url, token)
  await makeTransfer(server.url, token, {})
  const metrics = await door('/metrics')
  assert.match(metrics.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
  const text = await metrics.text()
  for (const line of text.trim().split('\n'))
    assert.match(
      line,
      /^evenkeel_[a-z_]+(\{[a-z]+="[^"]+"(,[a-z]+="[^"]+")*\})? -?[0-9.e+-]+$/,
      line,
    )
  const lines = new Map(text.split('\n').map((line) => line.split(' ') as [string, string]))
  const value = (name: string) => Number(lines.get(`evenkeel_${name}`))
  assert(value('journal_batches') >= 5)
  assert(value('journal_entries') >= 30)
  assert.equal(value('refusals_total{reason="badRequest"}'), 1)
  assert.equal(value('call_ms_count'), 2)
  assert(value('append_ms_bucket{le="+Inf"}') >= 5)
  assert(value('memory_bytes') > 1e7)
})

test('it listens on loopback only', () => {
  assert.equal(new URL(server.opsUrl).hostname, '127.0.0.1')
})

test('[K2] nobody gets a member without the secret', async () => {
  const wrong = [
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${'0'.repeat(64)}`,
    server.secret,
    `Basic ${server.secret}`,
    `Bearer ${server.secret}0`,
  ]
  for (const authorization of wrong)
    assert.equal((await makeMember('{}', authorization)).status, 403)
  assert.equal((await door('/sandbox/member', { method: 'POST' })).status, 403)
  assert.equal((await door('/sandbox/member')).status, 404)
})

test('[J13] a wish that is none is a bad request, and the server serves on', async () => {
  const wrong = [
    '{',
    'null',
    '[]',
    '1',
    '{"realm":"moon"}',
    '{"realm":null}',
    '{"funds":null}',
    '{"funds":[]}',
    '{"more":1}',
    '{"funds":{"USDT":1}}',
    '{"funds":{"USDT":"-1"}}',
    '{"funds":{"XYZ":"1"}}',
    '{"funds":{"USDT":"1e5"}}',
    '{"funds":{"__proto__":"1","usdt":"1"}}',
    `{"funds":{"USDT":"${'1'.repeat(5_000)}"}}`,
  ]
  for (const body of wrong) assert.equal((await makeMember(body)).status, 400, body.slice(0, 60))
  const made = (await (await makeMember('')).json()) as { token: string }
  assert.equal((await balancesOf(server.url, made.token))['BTC spot'], '1')
})

test('what is not there is not there', async () => {
  for (const path of ['/', '/api/docs', '/sandbox', '/metrics/', '/health?x', '/%zz'])
    assert.equal((await door(path)).status, 404, path)
  assert.equal((await fetch(`${server.url}/metrics`)).status, 404)
  assert.equal((await fetch(`${server.url}/sandbox/member`, { method: 'POST' })).status, 404)
})

test('[K1] every secret on disk is readable by its owner alone', async () => {
  for (const name of ['master', 'postgres', 'ops.json'])
    assert.equal((await stat(join(server.dataDir, 'secrets', name))).mode & 0o777, 0o600, name)
  assert.equal((await stat(join(server.dataDir, 'secrets'))).mode & 0o777, 0o700)
})

test('[K2] in production nobody makes members, whatever they know', async () => {
  const secretFile = join(server.dataDir, 'given')
  // What the data was made under: another secret opens nothing of it.
  const secret = await readFile(join(server.dataDir, 'secrets', 'master'))
  await writeFile(secretFile, secret, { mode: 0o600 })
  await server.pause()
  server = await startTestServer({
    dataDir: server.dataDir,
    config: { production: true, secretFile },
  })
  assert.equal((await makeMember('{}')).status, 404)
  assert.equal((await door('/health')).status, 200)
})
