/** The server, put together: database, journal, exchange, projections, verticals, HTTP and sockets, in this order. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Exchange, type ReportFailure } from '@evenkeel/kernel'
import type { Members } from '@evenkeel/verticals/members/members.ts'
import type { OperatorRole } from '@evenkeel/wire'
import type { Keys, Sessions } from '@evenkeel/wire/server'
import pg from 'pg'
import { type Clock, createClock } from './clock.ts'
import type { Config } from './config.ts'
import { startConsole } from './console/start.ts'
import {
  type DamageWatch,
  inClient,
  migrate,
  openDatabase,
  takeLock,
  watchDamage,
} from './database/index.ts'
import { type DiskRoom, type FreeBytes, watchDiskRoom } from './diskRoom.ts'
import { observed } from './journal/observed.ts'
import { makeRoom } from './journal/room.ts'
import { createSnapshotter } from './journal/snapshotter.ts'
import { createVerifier, type Verifier } from './journal/verifier.ts'
import { fieldsOf, type Log } from './log.ts'
import type { Loop } from './loop.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveOps } from './ops.ts'
import { type Projector, startProjector } from './projections/projector.ts'
import { type Recovered, recoverState } from './recovery.ts'
import { sandboxOf } from './sandbox.ts'
import { openSecrets } from './secrets.ts'
import { answeringOf, openAll, serveMembers } from './serving.ts'
import { createSystem, type System } from './system.ts'
import { type OpenVerticals, seed } from './verticals.ts'

export type Surroundings = {
  readonly config: Config
  readonly log: Log
  /** What a person at the terminal should know. */
  say(line: string): void
  /** Memory and journal may differ: the process must end. The start path is the way back. */
  onBroken(error: unknown): void
  /** How much room a disk has; the file system's own figure when it is not given. */
  readonly freeBytes?: FreeBytes | undefined
  /** Whether this thread keeps up; by its own event loop when it is not given. */
  readonly loop?: Pick<Loop, 'isLate' | 'heardSince'> | undefined
  /** How long a reader of history waits for what was just done, in ms; 2,000 when it is not given. */
  readonly historyWaitMs?: number | undefined
  /** How long a request may take to arrive, in ms; 10,000 when it is not given, and 8,000 for its head. */
  readonly requestMs?: number | undefined
  /** How long a statement of a reader may take, in ms; 10,000 when it is not given. */
  readonly statementMs?: number | undefined
  /** The exchange's clock; the machine's own time when it is not given. */
  readonly clock?: Clock | undefined
}

export type RunningServer = {
  readonly url: string
  readonly opsUrl: string
  readonly consoleUrl: string
  /** A one-time link for the first operator, as long as there is none. */
  readonly firstOperator: string | undefined
  stop(): Promise<void>
}

/** What has been put together so far; each step adds to it, and says how it is undone. */
export type Started = Surroundings & {
  readonly metrics: Metrics
  readonly clock: Clock
  atStop(step: () => unknown): void
}
type Storage = {
  readonly keys: Keys
  readonly isEmbedded: boolean
  readonly connection: pg.ClientConfig
  readonly pool: pg.Pool
  openPool(connections: number): pg.Pool
  readonly damage: DamageWatch
  readonly disk: DiskRoom
}
export type Running = Storage &
  Recovered & {
    readonly exchange: Exchange
    readonly projector: Projector
    readonly system: System
    readonly verifier: Verifier
    /** The name of its journal. */
    readonly stream: string
  }

const STREAM = 'main'
const TICK_MS = 50
const HISTORY_CONNECTIONS = 4
const STATEMENT_MS = 10_000

export async function startServer(surroundings: Surroundings): Promise<RunningServer> {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    const failures: unknown[] = []
    for (let step = undo.pop(); step !== undefined; step = undo.pop())
      await Promise.resolve(step()).catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
  const started: Started = {
    ...surroundings,
    metrics: createMetrics(),
    clock: surroundings.clock ?? createClock(),
    atStop: (step) => void undo.push(step),
  }
  try {
    const storage = await openStorage(started)
    const running = await startExchange(started, storage)
    await seed(running.exchange, !surroundings.config.production)
    const urls = await serve(started, running)
    running.verifier.start()
    return { ...urls, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openStorage({
  config,
  log,
  say,
  onBroken,
  freeBytes,
  statementMs = STATEMENT_MS,
  atStop,
}: Started): Promise<Storage> {
  const { dataDir, databaseUrl, diskReserveMb: reserveMb } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const keys = await openSecrets(config)
  const database = await openDatabase({ dataDir, databaseUrl, say })
  atStop(database.stop)
  const { connection } = database
  const lock = await takeLock(connection)
  lock.client.on('error', onBroken)
  atStop(() => {
    lock.client.off('error', onBroken).on('error', () => undefined)
    return lock.release()
  })
  await migrate(connection, say)
  const openPool = (max: number) => {
    const opened = new pg.Pool({ ...connection, max, statement_timeout: statementMs })
    opened.on('error', (error) => log.warn('database connection lost', fieldsOf(error)))
    atStop(() => opened.end())
    return opened
  }
  const pool = openPool(HISTORY_CONNECTIONS)
  const damage = watchDamage({ pool, log })
  atStop(damage.stop)
  const disk = await watchDiskRoom({ folder: dataDir, reserveMb, log, freeBytes })
  atStop(disk.stop)
  const { embedded: isEmbedded } = database
  return { keys, isEmbedded, connection, pool, openPool, damage, disk }
}

/** The state as the journal has it, and the exchange that goes on from there. */
async function startExchange(started: Started, storage: Storage): Promise<Running> {
  const { config, log, clock, metrics, onBroken, atStop } = started
  const { connection, pool } = storage
  const stream = STREAM
  const recovered = await recoverState({ config, connection, stream, pool, log, atStop })
  const { journal, machine, heldBatch: until } = recovered
  const snapshots = startSnapshots(started, connection, recovered)
  const verifier = createVerifier({ connection, stream, until, log })
  atStop(verifier.stop)
  const projector = await startProjector({ connection, stream, onFailure: onBroken })
  atStop(projector.stop)
  const onListenerFailure = (error: unknown) => {
    metrics.count('listener_failures_total')
    log.error('listener failed and was cut off', fieldsOf(error))
  }
  const onDecisionFailure: ReportFailure = ({ core, type, symbol, isDue }, error) => {
    metrics.count('decision_failures_total', { core, due: String(isDue) })
    log.error('decision failed', { core, command: type, symbol, ...fieldsOf(error) })
  }
  const exchange = new Exchange({
    machine,
    journal: observed(journal, onListenerFailure, ({ seq }, ms) => {
      metrics.time('append', ms)
      projector.durable(seq)
      snapshots.reached(seq, machine.seq)
    }),
    clock: clock.now,
    groupCommitDelay: () => pause(1),
    turns: { elapsed: () => performance.now(), next: setImmediate },
    onBroken,
    onDecisionFailure,
    onListenerFailure,
  })
  atStop(() => exchange.stop())
  projector.durable(journal.seq)
  startTicking(started, exchange)
  const parts = { ...storage, ...recovered, exchange, projector, stream, snapshots, verifier }
  return { ...parts, system: createSystem({ ...parts, metrics, now: clock.now }) }
}

/** Cut in the background when they are due, and at once where the start has found a damaged one. */
function startSnapshots(
  { config, log, atStop }: Started,
  connection: pg.ClientConfig,
  { journal, held: entries, damagedSnapshots }: Recovered,
) {
  let damaged = damagedSnapshots.length
  const onFailure = (error: unknown) => log.error('snapshot failed', fieldsOf(error))
  const snapshotter = createSnapshotter({
    connection,
    stream: STREAM,
    everyEntries: config.snapshotEvery,
    entries,
    onDamaged(batches) {
      damaged += batches.length
      for (const batch of batches) log.warn('snapshot is damaged and was passed over', { batch })
    },
    onFailure,
  })
  atStop(snapshotter.stop)
  if (damaged > 0) snapshotter.cut(journal.seq).catch(onFailure)
  return {
    reached: snapshotter.reached,
    /** How many were found so far. */
    get damaged() {
      return damaged
    },
  }
}

function startTicking({ clock, log, atStop }: Started, exchange: Exchange): void {
  let jumped = false
  const ticking = setInterval(() => {
    const away = clock.correct()
    if (away !== undefined && !jumped)
      log.warn('wall clock jumped and is not followed; restart to use its time', { ms: away })
    jumped = away !== undefined
    exchange.tick()
  }, TICK_MS)
  atStop(() => clearInterval(ticking))
}

type Served = Omit<RunningServer, 'stop'>

async function serve(started: Started, running: Running): Promise<Served> {
  const { config, atStop } = started
  const open = await openAll(started, running)
  const { opened, platform, followers } = open
  const answering = answeringOf(started, running, open)
  const { shared, sessions, time } = answering
  const url = await serveMembers(started, open, answering)

  const { history, tables } = platform
  const desk = { ...shared, config, history, tables, followers, time, atStop }
  const door = opened.offered.operatorDoor
  if (door !== undefined) running.system.reached.isAuditBroken = door.audit.isBroken
  const uploads = answering.pictures
  const consoled = await startConsole({ ...desk, door, uploads, routes: opened.consoleRoutes })
  const { consoleUrl } = consoled
  const opsUrl = await serveOperators(started, running, { opened, sessions, url, consoleUrl })
  running.system.reached.opsUrl = opsUrl
  return { url, opsUrl, ...consoled }
}

type Operated = {
  readonly opened: OpenVerticals
  readonly sessions: Sessions
  readonly url: string
  readonly consoleUrl: string
}

/** The operator's own port, and a note of it for the command line. */
async function serveOperators(
  { config, log, metrics, atStop }: Started,
  running: Running,
  { opened, sessions, url, consoleUrl }: Operated,
): Promise<string> {
  const { exchange, pool, keys, system } = running
  if (running.isEmbedded)
    inClient(pool, (client) => makeRoom(client, config.logRoom)).catch((error) =>
      log.warn('preallocating the database log failed', fieldsOf(error)),
    )
  const secret = keys.key('ops', 32).toString('hex')
  const { messenger } = opened.parts('members') as Members
  const enrolOperator = async (operator: number, role: OperatorRole) =>
    opened.offered.operatorDoor?.enrolTest?.(operator, role)
  const sandbox = sandboxOf({ pool, exchange, sessions, messenger, enrolOperator })
  let serving = true
  const ops = await serveOps({
    port: config.opsPort,
    metrics,
    health: () => ({ serving, degraded: system.degraded() }),
    secret,
    sandbox: config.production ? undefined : sandbox,
    makeProof: async () => {
      if (opened.offered.makeProof === undefined) throw new Error('no vertical makes proofs')
      return opened.offered.makeProof()
    },
    operatorLink: (name) => {
      if (opened.offered.operatorDoor === undefined) throw new Error('no vertical keeps operators')
      return opened.offered.operatorDoor.linkFor(name, consoleUrl)
    },
    log,
  })
  atStop(() => {
    serving = false
    return new Promise((resolve) => ops.close(resolve))
  })
  const opsUrl = `http://127.0.0.1:${(ops.address() as AddressInfo).port}`
  const note = join(config.dataDir, 'secrets', 'ops.json')
  atStop(() => rm(note, { force: true }))
  await writeFile(note, JSON.stringify({ url, opsUrl, consoleUrl, secret }), { mode: 0o600 })
  return opsUrl
}
