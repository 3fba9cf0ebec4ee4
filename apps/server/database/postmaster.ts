/** Runs the embedded PostgreSQL for as long as this process lives. */

import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { open, readFile, stat } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { ownFolder } from './cluster.ts'
import { endPostmaster } from './process.ts'
import { spawnAs } from './run.ts'
import { port } from './socket.ts'

export type Postmaster = { readonly pid: number; stop(): Promise<void> }

type Start = {
  readonly dataDir: string
  readonly directory: string
  readonly binaries: Binaries
  readonly account: Account | undefined
  readonly name: string
  readonly connections: number
  say(line: string): void
}

export async function startPostmaster(start: Start): Promise<Postmaster> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await tryStart(start)
    if (typeof outcome !== 'string') return outcome
    // After a kill of the postmaster alone its sessions take a moment to notice and to end.
    if (!outcome.includes('is still in use') || attempt === 20) {
      const log = logFile(start.dataDir)
      throw new Error(`The embedded PostgreSQL did not start: ${outcome} See ${log}.`)
    }
    await pause(250)
  }
}

/** Answers the running postmaster, or why there is none. */
async function tryStart(start: Start): Promise<Postmaster | string> {
  const { dataDir, directory, say } = start
  const log = await open(logFile(dataDir), 'a', 0o600)
  const logStart = (await log.stat()).size
  const child = spawn(
    '/bin/sh',
    ['-c', keeper, 'sh', start.binaries.postgres, '-D', ownFolder, ...settings(start)],
    {
      ...spawnAs(start.account),
      cwd: directory,
      // A session of its own: Ctrl-C at the terminal is for the server, which then stops this.
      detached: true,
      stdio: ['pipe', 'pipe', log.fd],
    },
  ) as ChildProcessByStdio<Socket, Readable, null>
  const life = { ended: false }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve(''))
  }).finally(() => (life.ended = true))
  // When the keeper is killed its end of the pipe breaks; `exit` tells.
  child.stdin.on('error', () => {})
  await log.close()

  const pid = Number.parseInt(await Promise.race([text(child.stdout), ended]), 10)
  const ready = await untilReady(directory, pid, life, say)
  if (!ready) return (await ended) || lastWords(dataDir, logStart)
  child.unref()
  child.stdin.unref()

  let stopping = false
  void ended.then(() => {
    if (!stopping) say(`The database ended unexpectedly. See ${logFile(dataDir)}.`)
  })
  const stop = async () => {
    stopping = true
    await endPostmaster(pid)
    child.ref()
    await ended
  }
  return { pid, stop }
}

/**
 * Starts PostgreSQL, tells its process id, and when the pipe on stdin breaks, because the server
 * ended in whatever way, ends it. The signal is repeated, for PostgreSQL may not yet listen to it.
 */
const keeper = `
trap '' HUP INT TERM
exec 3<&0 </dev/null
"$@" >&2 3<&- &
server=$!
echo "$server"
exec >&2
( read -r _ <&3; while kill -INT "$server"; do sleep 1; done ) 2>/dev/null &
watcher=$!
exec 3<&-
wait "$server"
status=$?
kill -KILL "$watcher" 2>/dev/null
exit "$status"
`

function settings({ name, connections }: Start) {
  return Object.entries({
    cluster_name: name,
    listen_addresses: '',
    port,
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    max_connections: connections,
    shared_buffers: '64MB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_compression: 'off',
    max_wal_size: '1GB',
    // What was made once is written over, and not made again.
    min_wal_size: '192MB',
    checkpoint_timeout: '15min',
    checkpoint_completion_target: 0.9,
    autovacuum: 'on',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    // No statements and no details: they would carry members' data into the log.
    log_statement: 'none',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }).flatMap(([key, value]) => ['-c', `${key}=${value}`])
}

async function untilReady(
  directory: string,
  pid: number,
  life: { readonly ended: boolean },
  say: Start['say'],
) {
  const patienceEnds = performance.now() + 3_000
  let told = false
  while (!life.ended) {
    const file = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')
    const lines = file.split('\n')
    // The file of an earlier postmaster that was killed says `ready` as well.
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return true
    if (!told && performance.now() > patienceEnds) {
      told = true
      say('The database is still starting: it recovers what an unclean end left open ...')
    }
    await pause(5)
  }
  return false
}

const logFile = (dataDir: string) => join(dataDir, 'postgres.log')

async function lastWords(dataDir: string, from: number) {
  const path = logFile(dataDir)
  const { size } = await stat(path)
  const log = (await readFile(path)).subarray(Math.max(from, size - 10_000)).toString()
  const lines = log.trim().split('\n')
  const said = (words: RegExp) => lines.findLast((line) => words.test(line))
  // A full disk is told in a line of its own, before the one that says that there is an end.
  return said(/No space left/) ?? said(/FATAL|PANIC/) ?? lines.at(-1) ?? ''
}
