/** The signer's settings: a key that others could read, or that is not the hot wallet's, stops the start. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readSignerSettings } from './settings.ts'

const SEED = '07'.repeat(32)
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

async function given(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-signer-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const write = async (name: string, text: string, mode = 0o600) => {
    await writeFile(join(folder, name), text, { mode })
    return join(folder, name)
  }
  const chainsWith = (wallet: string) =>
    JSON.stringify({ ethereum: { rpc: ['http://127.0.0.1:1'], hotWallet: wallet } })
  const env: Record<string, string> = {
    EVENKEEL_DATA: join(folder, 'exchange'),
    EVENKEEL_SIGNER_DATA: join(folder, 'signer'),
    EVENKEEL_SIGNER_SOCKET: join(folder, 'socket'),
    EVENKEEL_SIGNER_DATABASE_URL: 'postgres://signer:word@127.0.0.1:1/none',
    EVENKEEL_SIGNER_KEY_FILE: await write('key', `${SEED}\n`),
    EVENKEEL_SIGNER_LIMITS_FILE: await write(
      'limits',
      '{"day":{"ETH":"5"},"fee":{"ethereum":"0.01"}}',
    ),
  }
  const told = await run(env, '--address')
  const address = /hotWallet {2}(0x\w{40})/.exec(told.printed)?.[1] ?? ''
  env.EVENKEEL_CHAINS_FILE = await write('chains', chainsWith(address))
  return { env, write, chainsWith, address, folder }
}

async function run(env: Record<string, string>, ...words: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { PATH: process.env.PATH, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      printed += piece
    })
  const [code] = await once(child, 'close')
  return { code, printed }
}

test('[M12] it tells the address and the public key that its key is of, and nothing secret', async (t) => {
  const { env } = await given(t)
  const { code, printed } = await run(env, '--address')
  assert.equal(code, 0)
  assert.match(printed, /^hotWallet {2}0x[0-9a-fA-F]{40}\nxpub {7}xpub\w+\n$/)
  assert.ok(!printed.includes(SEED))
})

test('[M12] a key that others can read stops the start', async (t) => {
  const { env } = await given(t)
  assert.equal(readSignerSettings(env).limits.day.get('ETH'), 500_000_000n)
  for (const mode of [0o640, 0o604, 0o620]) {
    await chmod(env.EVENKEEL_SIGNER_KEY_FILE as string, mode)
    assert.throws(() => readSignerSettings(env), /can be read by others/)
  }
  const { code, printed } = await run(env)
  assert.deepEqual([code, printed.includes('can be read by others')], [1, true])
})

test('[M12] a key or a memory in the data of the exchange stops the start', async (t) => {
  const { env, folder } = await given(t)
  const wrong = (change: Record<string, string>) => () => readSignerSettings({ ...env, ...change })
  assert.throws(wrong({ EVENKEEL_DATA: folder }), /outside of the data/)
  assert.throws(
    wrong({ EVENKEEL_SIGNER_DATA: join(folder, 'exchange', 'x') }),
    /outside of the data/,
  )
})

test('[M12] what is missing, no key, no limits, or another wallet is told without the key', async (t) => {
  const { env, write, chainsWith } = await given(t)
  const wrong = (change: Record<string, string>) => () => readSignerSettings({ ...env, ...change })
  for (const name of ['DATA', 'SOCKET', 'DATABASE_URL', 'LIMITS_FILE'])
    assert.throws(wrong({ [`EVENKEEL_SIGNER_${name}`]: '' }), new RegExp(`${name} is missing`))
  assert.throws(wrong({ EVENKEEL_SIGNER_KEY_FILE: await write('short', 'ab') }), /no seed/)
  assert.throws(
    wrong({ EVENKEEL_SIGNER_KEY_FILE: '', EVENKEEL_SIGNER_KEY: 'word' }),
    (error: Error) => {
      assert.ok(!error.message.includes('word'))
      return /no seed/.test(error.message)
    },
  )
  assert.doesNotThrow(wrong({ EVENKEEL_SIGNER_KEY_FILE: '', EVENKEEL_SIGNER_KEY: SEED }))
  assert.throws(
    wrong({ EVENKEEL_SIGNER_LIMITS_FILE: await write('none', '{"day":{"ETH":"-1"},"fee":{}}') }),
    /no amount/,
  )
  const other = await write('other', chainsWith(`0x${'12'.repeat(20)}`))
  assert.throws(wrong({ EVENKEEL_CHAINS_FILE: other }), /another hotWallet/)
  const none = await write('noWallet', '{"ethereum":{}}')
  assert.throws(wrong({ EVENKEEL_CHAINS_FILE: none }), /no chain with a hotWallet/)
})

test('[M12] without its database it does not start, and tells no secret', async (t) => {
  const { env } = await given(t)
  const { code, printed } = await run(env)
  assert.ok(code !== 0)
  assert.ok(!printed.includes(SEED))
})
