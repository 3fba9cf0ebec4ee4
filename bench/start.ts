/** How long a warm start takes, from the command to the first answer. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, median, round } from './figures.ts'

const ROOT = join(import.meta.dirname, '..')
const ROUNDS = 5
const PORTS = {
  EVENKEEL_PORT: '18480',
  EVENKEEL_OPS_PORT: '18481',
  EVENKEEL_CONSOLE_PORT: '18482',
}

export async function benchStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-bench-'))
  try {
    const env = { ...process.env, ...PORTS, EVENKEEL_DATA: dataDir }
    await startAndStop(env)
    const times = []
    for (let nth = 0; nth < ROUNDS; nth++) times.push(await startAndStop(env))
    return [{ name: 'start.warm', value: round(median(times) / 1000), unit: 's' }]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startAndStop(env: NodeJS.ProcessEnv): Promise<number> {
  const begun = performance.now()
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: 'ignore' })
  await serving(npm, `http://127.0.0.1:${PORTS.EVENKEEL_OPS_PORT}/health`)
  const took = performance.now() - begun
  const gone = once(npm, 'exit')
  npm.kill('SIGINT')
  await gone
  return took
}

async function serving(npm: ChildProcess, url: string): Promise<void> {
  while (npm.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(10)
  }
  throw new Error('npm start ended')
}
