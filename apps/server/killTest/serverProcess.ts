/** The real server as a process of its own, to be asked and to be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

export type ServerProcess = {
  readonly url: string
  readonly opsUrl: string
  readonly consoleUrl: string
  readonly secret: string
  readonly pid: number
  readonly ended: Promise<Ended>
  /** Everything that it wrote so far. */
  printed(): string
  kill(signal?: NodeJS.Signals): void
}

export type Launch = {
  readonly dataDir: string
  /** The program; the server's own when it is not given. */
  readonly entry?: string
  readonly env?: Readonly<Record<string, string>>
}

/** What a program that a test starts has of this environment: of settings, nothing; what was compiled, it need not compile. */
export const BARE_ENV: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A process that is on its way up: `up` has no value when it ended before it served. */
export function launch({ dataDir, entry = MAIN, env = {} }: Launch): {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  readonly up: Promise<ServerProcess | undefined>
  printed(): string
} {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...BARE_ENV,
      EVENKEEL_DATA: dataDir,
      EVENKEEL_PORT: '0',
      EVENKEEL_OPS_PORT: '0',
      EVENKEEL_CONSOLE_PORT: '0',
      EVENKEEL_ADDRESS_PER_SECOND: '1000000',
      EVENKEEL_MEMBER_PER_SECOND: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const printed = () => text
  const ended = once(child, 'exit').then(([code, signal]): Ended => ({ code, signal }))
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => void child.kill(signal)
  const serving = new Promise<ServerProcess>((resolve) => {
    let isUp = false
    const hear = (chunk: Buffer) => {
      text += chunk
      if (isUp) return
      const url = /Evenkeel is at (http:\S+)\n/.exec(text)?.[1]
      if (url === undefined) return
      isUp = true
      const note = JSON.parse(readFileSync(join(dataDir, 'secrets', 'ops.json'), 'utf8'))
      const { opsUrl, consoleUrl, secret } = note as Record<
        'opsUrl' | 'consoleUrl' | 'secret',
        string
      >
      resolve({ url, opsUrl, consoleUrl, secret, pid: child.pid ?? 0, ended, printed, kill })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  return { child, ended, up: Promise.race([serving, ended.then(() => undefined)]), printed }
}

export async function startProcess(wanted: Launch): Promise<ServerProcess> {
  const { up, printed } = launch(wanted)
  const server = await up
  if (server === undefined) throw new Error(`The server did not start: ${printed()}`)
  return server
}

/** The process number of the PostgreSQL on this data. */
export function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}
