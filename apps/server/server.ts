/** The server, put together: database, journal, exchange, projections, HTTP and sockets, in this order. */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Exchange } from '@evenkeel/kernel'
import { channels, routesOf, tellers } from '@evenkeel/verticals/all.routes.ts'
import { htxDialect, htxPages } from '@evenkeel/verticals/market/htx/index.ts'
import { topicDocs } from '@evenkeel/verticals/market/stream/topics.ts'
import { HistoryBehind, type Push } from '@evenkeel/wire/server'
import pg from 'pg'
import { createAddresses } from './addresses.ts'
import { createCalls } from './calls.ts'
import { createClock } from './clock.ts'
import type { Config } from './config.ts'
import { inClient, migrate, openDatabase, takeLock, watchDamage } from './database/index.ts'
import { type FreeBytes, watchDiskRoom } from './diskRoom.ts'
import { createHosts } from './http/hosts.ts'
import { createHttp } from './http/server.ts'
import { observed } from './journal/observed.ts'
import { makeRoom } from './journal/room.ts'
import { createSnapshotter } from './journal/snapshotter.ts'
import { fieldsOf, type Log } from './log.ts'
import { watchLoop } from './loop.ts'
import { serveMarket } from './market.ts'
import { serveMembers } from './members.ts'
import { createMetrics } from './metrics.ts'
import { serveOps } from './ops.ts'
import { startProjector } from './projections/projector.ts'
import { createPublicIds } from './publicIds.ts'
import { recoverState } from './recovery.ts'
import { sandboxOf } from './sandbox.ts'
import { openSecrets } from './secrets.ts'
import { seed } from './seed.ts'
import { type Sockets, serveSockets } from './sockets/sockets.ts'

export type Surroundings = {
  readonly config: Config
  readonly log: Log
  /** What a person at the terminal should know. */
  say(line: string): void
  /** Memory and journal may differ: the process must end. The start path is the way back. */
  onBroken(error: unknown): void
  /** How much room a disk has; the file system's own figure when it is not given. */
  readonly freeBytes?: FreeBytes | undefined
}

export type RunningServer = {
  readonly url: string
  readonly opsUrl: string
  stop(): Promise<void>
}

const STREAM = 'main'
const TICK_MS = 50
const HISTORY_CONNECTIONS = 4
const CLOCK_APART_MS = 60_000
/** What a reader of history waits at most for what was just done to be in it. */
const HISTORY_WAIT_MS = 2_000
const MEMBER_CONNECTIONS = 4
const STATEMENT_MS = 10_000
const WEB_ROOT = join(import.meta.dirname, '../web/dist')

export async function startServer(surroundings: Surroundings): Promise<RunningServer> {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    const failures: unknown[] = []
    for (let step = undo.pop(); step !== undefined; step = undo.pop())
      await Promise.resolve(step()).catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
  try {
    const urls = await start(surroundings, (step) => undo.push(step))
    return { ...urls, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  { config, log, say, onBroken, freeBytes }: Surroundings,
  atStop: (step: () => unknown) => void,
): Promise<{ url: string; opsUrl: string }> {
  const { dataDir, databaseUrl } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const secrets = await openSecrets(config)
  const metrics = createMetrics()
  const clock = createClock()

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
  const openPool = (options: pg.PoolConfig) => {
    const opened = new pg.Pool({ ...connection, ...options })
    opened.on('error', (error) => log.warn('database connection lost', fieldsOf(error)))
    atStop(() => opened.end())
    return opened
  }
  const pool = openPool({ max: HISTORY_CONNECTIONS, statement_timeout: STATEMENT_MS })
  const damage = watchDamage({ pool, log })
  atStop(damage.stop)
  const { diskReserveMb: reserveMb } = config
  const disk = await watchDiskRoom({ folder: dataDir, reserveMb, log, freeBytes })
  atStop(disk.stop)

  const recovered = await recoverState({ config, connection, stream: STREAM, pool, log, atStop })
  const { journal, machine, held } = recovered

  const snapshotter = createSnapshotter({
    connection,
    stream: STREAM,
    everyEntries: config.snapshotEvery,
    entries: held,
    onFailure: (error) => log.error('snapshot failed', fieldsOf(error)),
  })
  atStop(snapshotter.stop)
  const projector = await startProjector({ connection, stream: STREAM, onFailure: onBroken })
  atStop(projector.stop)

  const onListenerFailure = (error: unknown) => {
    metrics.count('listener_failures_total')
    log.error('listener failed and was cut off', fieldsOf(error))
  }
  const exchange = new Exchange({
    machine,
    journal: observed(journal, onListenerFailure, ({ seq }, ms) => {
      metrics.time('append', ms)
      projector.durable(seq)
      snapshotter.reached(seq, machine.seq)
    }),
    clock: clock.now,
    groupCommitDelay: () => pause(1),
    turns: { elapsed: () => performance.now(), next: setImmediate },
    onBroken,
    onListenerFailure,
  })
  atStop(() => exchange.stop())
  projector.durable(journal.seq)
  let jumped = false
  const ticking = setInterval(() => {
    const away = clock.correct()
    if (away !== undefined && !jumped)
      log.warn('wall clock jumped and is not followed; restart to use its time', { ms: away })
    jumped = away !== undefined
    exchange.tick()
  }, TICK_MS)
  atStop(() => clearInterval(ticking))
  await seed(exchange)

  const ids = createPublicIds(secrets.key('public ids', 16))
  const tablesOf = (pool: pg.Pool) => ({
    async rows<Row>(sql: string, values: readonly unknown[]) {
      try {
        return (await pool.query(sql, [...values])).rows as Row[]
      } catch (error) {
        damage.seen(error)
        throw error
      }
    },
  })
  const tables = tablesOf(pool)
  const history = {
    async rows<Row>(sql: string, values: readonly unknown[]) {
      if (!(await projector.reached(journal.seq, HISTORY_WAIT_MS))) throw new HistoryBehind()
      return tables.rows<Row>(sql, values)
    },
  }
  const { now } = clock
  const reached: { sockets?: Sockets } = {}
  const push: Push = (...news) => reached.sockets?.push(...news)
  const served = await serveMarket({
    ...{ config, exchange, machine, tables, ids, secrets, log, metrics, now, say },
    ...{ push, connection },
  })
  atStop(served.stop)
  // Connections of their own: who signs in does not wait for histories, nor they for them.
  const ofMembers = openPool({ max: MEMBER_CONNECTIONS, statement_timeout: STATEMENT_MS })
  const members = await serveMembers({
    ...{ config, exchange, history, ids, secrets, log, now, push },
    tables: tablesOf(ofMembers),
  })
  atStop(members.stop)
  const { sessions } = members
  const routes = routesOf({ ...served, members, isSandbox: !config.production })
  const { limits, trustedProxies } = config
  const webRoot = existsSync(WEB_ROOT) ? WEB_ROOT : undefined
  const addresses = createAddresses({ perSecond: limits.addressPerSecond, trustedProxies, now })
  const loop = watchLoop(now)
  atStop(loop.stop)
  const shared = { exchange, tellers, addresses, loop, ids, limits, log, metrics, now }
  const cancelOnly = () => disk.cancelOnly
  const calls = createCalls({ ...shared, machine, history, tables, cancelOnly })
  const hosts = createHosts(config)
  const time = () => Math.max(clock.now(), machine.now)
  const parts = { ...shared, calls, sessions, hosts }
  const htx = { plainPages: htxPages(served.market), dialect: htxDialect(served.market) }
  const http = createHttp({
    ...{ ...parts, ...htx, routes, channels, topics: topicDocs, webRoot },
    pictures: members.files,
    time,
    connectionsPerAddress:
      trustedProxies > 0 ? Number.POSITIVE_INFINITY : limits.connectionsPerAddress,
  })
  await http.listen({ host: config.host, port: config.port })
  atStop(() => http.close())
  const { stream } = served
  reached.sockets = serveSockets({ ...parts, server: http.server, routes, stream })
  atStop(reached.sockets.stop)

  if (database.embedded)
    inClient(pool, (client) => makeRoom(client, config.logRoom)).catch((error) =>
      log.warn('preallocating the database log failed', fieldsOf(error)),
    )
  metrics.gauge('journal_batches', () => journal.seq)
  metrics.gauge('journal_entries', () => machine.seq)
  metrics.gauge('projection_lag_batches', () => journal.seq - projector.position)
  metrics.gauge('commands_waiting', () => exchange.backlog)
  metrics.gauge('cancel_only', () => Number(disk.cancelOnly))
  metrics.gauge('database_damaged', () => Number(damage.found))
  metrics.gauge('memory_bytes', () => process.memoryUsage.rss())
  const secret = secrets.key('ops', 32).toString('hex')
  const { messenger } = members
  const sandbox = sandboxOf({ pool, exchange, sessions, messenger })
  let serving = true
  const ops = await serveOps({
    port: config.opsPort,
    metrics,
    health: () => ({
      serving,
      degraded: [
        ...(disk.cancelOnly ? ['cancel-only, the disk is nearly full'] : []),
        ...(damage.found ? ['the database has damaged pages'] : []),
        ...(Math.abs(time() - Date.now()) > CLOCK_APART_MS ? ['the clock is wrong; restart'] : []),
      ],
    }),
    secret,
    sandbox: config.production ? undefined : sandbox,
    review: { reviews: members.identity.reviews, files: members.files },
    log,
  })
  atStop(() => {
    serving = false
    return new Promise((resolve) => ops.close(resolve))
  })

  const url = `http://${hostIn(config.host)}:${(http.server.address() as AddressInfo).port}`
  const opsUrl = `http://127.0.0.1:${(ops.address() as AddressInfo).port}`
  const note = join(dataDir, 'secrets', 'ops.json')
  atStop(() => rm(note, { force: true }))
  await writeFile(note, JSON.stringify({ url, opsUrl, secret }), { mode: 0o600 })
  return { url, opsUrl }
}

function hostIn(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
}
