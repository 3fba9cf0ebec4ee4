/** The process: how it starts, what it says, and that nothing of it is left when it ends. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { isGone } from './database/testing.ts'
import { BARE_ENV, launch, postmasterOf, startProcess } from './killTest/serverProcess.ts'
import { balancesOf, get, makeTransfer } from './testing/calls.ts'
import { listenAt } from './testing/listener.ts'

async function folder(t: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  t.after(() => rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  return path
}

async function sandboxMember(env: Record<string, string>, ...words: string[]) {
  const program = join(import.meta.dirname, 'sandboxMember.ts')
  const child = spawn(process.execPath, [program, ...words], {
    env: { ...BARE_ENV, ...env },
  })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { out, err, code }
}

test('[J8] it starts, refuses a second on the same data, and ends without a trace', async (t) => {
  const dataDir = await folder(t)
  const server = await startProcess({ dataDir })
  t.after(() => server.kill())
  const postmaster = postmasterOf(dataDir)

  await t.test('the second says why it does not start, and the first serves on', async () => {
    const second = launch({ dataDir })
    assert.deepEqual(await second.ended, { code: 1, signal: null })
    assert.match(
      second.printed(),
      new RegExp(`does not start: .*process ${server.pid}.* running on this data`),
    )
    assert.doesNotMatch(second.printed(), /\n\s+at /)
    assert.equal((await fetch(`${server.opsUrl}/health`)).status, 200)
    assert.equal(postmasterOf(dataDir), postmaster)
    assert(existsSync(join(dataDir, 'secrets', 'ops.json')))
  })

  await t.test('a port that is taken is told', async () => {
    const { port } = new URL(server.url)
    const other = launch({ dataDir: await folder(t), env: { EVENKEEL_PORT: port } })
    assert.deepEqual(await other.ended, { code: 1, signal: null })
    assert.match(other.printed(), new RegExp(`does not start: port ${port} is in use`))
  })

  await t.test('a sandbox member is made, funded, and can sign in', async () => {
    const { out, code } = await sandboxMember({ EVENKEEL_DATA: dataDir }, '--json')
    assert.equal(code, 0)
    const { token, realm, url } = JSON.parse(out)
    assert.deepEqual([realm, url], ['real', server.url])
    assert.equal((await makeTransfer(url, token)).code, 1)
    assert.equal((await balancesOf(url, token))['USDT spot'], '99999')
    const shown = await sandboxMember({ EVENKEEL_DATA: dataDir }, '--demo')
    assert.match(shown.out, /\(demo\)[\s\S]*#\/enter\?token=[A-Za-z0-9_-]{43}\n/)
  })

  await t.test('in production there are none', async () => {
    const { out, err, code } = await sandboxMember({
      EVENKEEL_DATA: dataDir,
      EVENKEEL_ENV: 'production',
    })
    assert.deepEqual([out, code], ['', 1])
    assert.match(err, /no sandbox members in production/)
  })

  await t.test('SIGINT ends all of it with 0, whoever is connected', async () => {
    const { port } = new URL(server.url)
    const silent = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    await once(silent, 'connect')
    const listener = await listenAt(server.url)
    await get(server.url, 'docs')
    server.kill('SIGINT')
    assert.equal(await listener.closed, 1001)
    assert.deepEqual(await server.ended, { code: 0, signal: null })
    assert.match(server.printed(), /This is a sandbox: nothing here is real money\./)
    assert(await isGone(postmaster), 'the database still runs')
    assert(!existsSync(join(dataDir, 'secrets', 'ops.json')))
    await assert.rejects(fetch(server.url))
  })

  await t.test('without a server there is nobody to make a member', async () => {
    const { err, code } = await sandboxMember({ EVENKEEL_DATA: dataDir })
    assert.equal(code, 1)
    assert.match(err, /not running/)
    const gone = { url: server.url, opsUrl: server.opsUrl, secret: 'x' }
    await writeFile(join(dataDir, 'secrets', 'ops.json'), JSON.stringify(gone))
    const late = await sandboxMember({ EVENKEEL_DATA: dataDir })
    assert.equal(late.code, 1)
    assert.match(late.err, /Is it running\?/)
  })
})

test('[K2] production does not start without a secret, or with a short one', async (t) => {
  const dataDir = await folder(t)
  const none = launch({ dataDir, env: { EVENKEEL_ENV: 'production' } })
  assert.deepEqual(await none.ended, { code: 1, signal: null })
  assert.match(none.printed(), /does not start: In production EVENKEEL_SECRET_FILE must name/)
  const file = join(dataDir, 'short')
  await writeFile(file, 'short')
  const short = launch({ dataDir, env: production(file, file) })
  assert.deepEqual(await short.ended, { code: 1, signal: null })
  assert.match(short.printed(), /does not start: The master secret is too short/)
  assert.doesNotMatch(short.printed(), /\n\s+at /)
})

test('[K2] production does not start with a way to members that is an empty file', async (t) => {
  const dataDir = await folder(t)
  const secret = join(dataDir, 'secret')
  await writeFile(secret, 'x'.repeat(64))
  const empty = join(dataDir, 'empty')
  await writeFile(empty, ' \n')
  const started = launch({ dataDir, env: production(secret, empty) })
  assert.deepEqual(await started.ended, { code: 1, signal: null })
  assert.match(started.printed(), /EVENKEEL_SMTP_FILE names a file with nothing in it/)
})

function production(secretFile: string, smtpFile: string): Record<string, string> {
  return {
    EVENKEEL_ENV: 'production',
    EVENKEEL_SECRET_FILE: secretFile,
    EVENKEEL_SITE: 'https://exchange.example',
    EVENKEEL_SMTP_FILE: smtpFile,
  }
}
