/** A command that is run beside what it shares: its exit code, its environment, and no trace of it when its runner is killed. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { startedAt } from '../database/process.ts'
import { isGone } from '../database/testing.ts'
import { runBeside } from './runBeside.ts'

const here = import.meta.resolve('./runBeside.ts')
const node = process.execPath

test('it has what it shares in its environment, and its exit code comes back', async () => {
  const ends = 'process.exit(process.env.SHARED_THING === "7" ? 3 : 4)'
  assert.equal(await runBeside([node, '-e', ends], { SHARED_THING: '7' }), 3)
  assert.equal(await runBeside(['/no/such/command'], {}), 127)
})

test('it ends when whoever runs it was killed outright', async (t) => {
  const stays = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const beside = `import { runBeside } from '${here}'
    process.exit(await runBeside([process.execPath, '-e', ${JSON.stringify(stays)}], {}))`
  const program = `const { spawn } = require('node:child_process')
    spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(beside)}], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  const parent = spawn(node, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(String(said))
  assert.ok(pid > 0)
  t.after(() => startedAt(pid) !== undefined && process.kill(pid, 'SIGKILL'))
  parent.kill('SIGKILL')
  assert.ok(await isGone(pid), 'it outlived its runner')
})
