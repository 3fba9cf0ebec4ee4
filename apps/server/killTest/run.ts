/** Kills the server over and over under load, and counts what that lost or doubled. */
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { check, type Findings, type Listed } from './check.ts'
import { createClient } from './client.ts'
import { ask, type Command, createGate, FUNDS, type Member, makeCommand } from './load.ts'
import { launch, postmasterOf, type ServerProcess, startProcess } from './serverProcess.ts'

export type Run = {
  readonly kills: number
  /** The program that is killed; the server's own when it is not given. */
  readonly entry?: string
  readonly clients?: number
  tell?(line: string): void
}

export type Outcome = {
  readonly kills: number
  readonly commands: number
  readonly retried: number
  readonly lost: number
  readonly doubled: number
  readonly invented: number
  readonly unbalanced: readonly string[]
}

/** What is killed: the server, the server and its database, or the database alone. */
type Victim = 'server' | 'both' | 'database'
/** `starting`: once more while it comes up, when it recovers. */
const cycle: readonly (Victim | 'starting')[] = [
  'server',
  'both',
  'starting',
  'database',
  'server',
  'both',
  'server',
  'starting',
  'server',
]
const MEMBERS = 3
/** Small, so that it recovers from snapshots as well as from the first batch. */
const SNAPSHOT_EVERY = '400'
/** Old answers that are asked for anew after each kill; at the end all are. */
const OLD_ANSWERS = 50
/** After so many kills the lists are read from their beginning again. */
const LISTS_ANEW = 10
/** So many are answered between two kills, however slow the machine is, if that takes no longer. */
const ANSWERS_MIN = 60
const ANSWERS_MS = 5_000

export async function run({ kills, entry, clients = 24, tell = () => {} }: Run): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-killtest-'))
  const wanted = { dataDir, entry, env: { EVENKEEL_SNAPSHOT_EVERY: SNAPSHOT_EVERY } }
  const client = createClient(clients + 1)
  const gate = createGate()
  const commands: Command[] = []
  const findings: Findings = {
    lost: new Set(),
    doubled: new Set(),
    invented: new Set(),
    unbalanced: [],
  }
  let server: ServerProcess | undefined
  const listed: Listed = new Map()
  let answered = 0
  let retried = 0
  let killed = 0
  let ending = false

  async function work(members: readonly Member[]): Promise<void> {
    while (!ending) {
      const command = makeCommand(commands.length, members)
      commands.push(command)
      for (;;) {
        const url = await gate.url
        const answer = await ask(client, url, command)
        if (answer !== undefined) {
          command.answer = answer
          answered++
          break
        }
        retried++
        // Until it is known that this server is gone.
        await pause(5)
      }
    }
  }

  async function comeBack(): Promise<ServerProcess> {
    server = await startProcess(wanted)
    return server
  }

  try {
    const first = await comeBack()
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => makeMember(first)))
    gate.open(first.url)
    const working = Promise.all(Array.from({ length: clients }, () => work(members)))
    let checked = 0
    for (let nth = 0; killed < kills; nth++) {
      const wantedAnswers = answered + ANSWERS_MIN
      const patience = performance.now() + ANSWERS_MS
      await pause(randomInt(100, 500))
      while (answered < wantedAnswers && performance.now() < patience) await pause(randomInt(50))
      const step = cycle[nth % cycle.length] as Victim | 'starting'
      await kill(server as ServerProcess, step === 'starting' ? 'server' : step, dataDir)
      gate.shut()
      killed++
      if (step === 'starting' && killed < kills) {
        const rising = launch(wanted)
        await Promise.race([rising.up, pause(randomInt(20, 500))])
        rising.child.kill('SIGKILL')
        await rising.ended
        killed++
      }
      const { url } = await comeBack()
      const recent = commands.slice(checked).filter(({ answer }) => answer !== undefined)
      const old = Array.from({ length: OLD_ANSWERS }, () => commands[randomInt(commands.length)])
      const again = [...recent, ...old.filter((command) => command?.answer !== undefined)]
      if (nth % LISTS_ANEW === 0) listed.clear()
      await check(client, url, members, commands, again as Command[], listed, findings)
      checked = commands.length - clients
      tell(`${killed} kills, ${commands.length} commands, ${findings.lost.size} lost`)
      gate.open(url)
    }
    ending = true
    await working
    const { url } = server as ServerProcess
    listed.clear()
    await check(client, url, members, commands, commands, listed, findings)
  } finally {
    ending = true
    server?.kill()
    await server?.ended
    client.close()
    await removeData(dataDir)
  }
  const { lost, doubled, invented, unbalanced } = findings
  return {
    kills: killed,
    commands: commands.length,
    retried,
    lost: lost.size,
    doubled: doubled.size,
    invented: invented.size,
    unbalanced,
  }
}

async function kill(server: ServerProcess, victim: Victim, dataDir: string): Promise<void> {
  if (victim !== 'server') process.kill(postmasterOf(dataDir), 'SIGKILL')
  // Without its database the server must see for itself that it can promise nothing any more.
  if (victim !== 'database') server.kill()
  const { code, signal } = await server.ended
  if (victim === 'database' && code !== 70)
    throw new Error(`Without its database the server ended with ${code ?? signal}.`)
}

async function makeMember({ opsUrl, secret }: ServerProcess): Promise<Member> {
  const answer = await fetch(`${opsUrl}/sandbox/member`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ funds: { USDT: FUNDS } }),
  })
  return (await answer.json()) as Member
}

/** The database of a killed server ends by itself, after a moment in which it still writes. */
async function removeData(dataDir: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      process.kill(postmasterOf(dataDir), 0)
      if (tries > 100) throw new Error('The database does not end.')
      await pause(50)
    } catch {
      return rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    }
  }
}
