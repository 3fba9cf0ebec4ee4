/** Escape probes: what a decoder that was taken over could get at. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { boxesFor, lineOf } from './box.ts'
import type { Findings } from './testing/probe.ts'

const folder = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
const secret = join(folder, 'secret')
await writeFile(secret, 'CANARY')
const listener = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
await once(listener, 'listening')
after(async () => {
  listener.close()
  await rm(folder, { recursive: true })
})

const needs = { program: join(import.meta.dirname, 'testing', 'probe.ts'), reads: [] }
const boxes = boxesFor(needs)

async function find([command = '', ...words]: readonly string[]): Promise<Findings> {
  const aims = [secret, String((listener.address() as AddressInfo).port), String(process.pid)]
  const running = promisify(execFile)(command, [...words, ...aims], { env: {}, cwd: '/' })
  return JSON.parse((await running).stdout) as Findings
}

test('[U4] without a box the probe gets at everything: it is able to', async () => {
  const { environment: _, ...found } = await find([process.execPath, needs.program])
  for (const [name, outcome] of Object.entries(found)) assert.equal(outcome, 'got', name)
})

for (const name of ['bwrap', 'unshare'] as const)
  test(`[U4] [E26] in ${name} alone, without Node's own hold, it gets at nothing`, async (t) => {
    const box = boxes.find((one) => one.name === name)
    if (box === undefined) return t.skip(`there is no ${name} on this machine`)
    const found = await find(box.wrap([process.execPath, needs.program])).catch(() => undefined)
    if (found === undefined) return t.skip(`the kernel does not let us use ${name}`)
    const { environment, network, signal, ...files } = found
    for (const [what, outcome] of Object.entries(files))
      assert.match(outcome, /^(ENOENT|EROFS)$/, what)
    assert.match(network, /^(ECONNREFUSED|ENETUNREACH|ETIMEDOUT)$/)
    assert.equal(signal, 'ESRCH')
    assert.deepEqual(
      environment.filter((variable) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(variable)),
      [],
    )
  })

for (const box of boxes)
  test(`[U4] [E26] as it runs in ${box.name}, Node itself refuses files and processes`, async (t) => {
    const found = await find(lineOf(box, needs)).catch(() => undefined)
    if (found === undefined && box.name !== 'permission')
      return t.skip(`the kernel does not let us use ${box.name}`)
    const { system, data, list, write, spawn } = found as Findings
    for (const outcome of [system, data, list, write, spawn])
      assert.equal(outcome, 'ERR_ACCESS_DENIED')
  })

test('[E26] the best box comes first, and Node alone last', () => {
  const order = ['bwrap', 'unshare', 'permission']
  const names = boxes.map(({ name }) => name)
  assert.deepEqual(
    names,
    order.filter((name) => names.includes(name as 'bwrap')),
  )
  assert.equal(names.at(-1), 'permission')
})
