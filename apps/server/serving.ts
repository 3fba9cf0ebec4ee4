/** What is served: the verticals, opened; what answers their calls; and the port of members and programs. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import {
  HistoryBehind,
  type Offers,
  type Platform,
  type Push,
  type PushToAll,
} from '@evenkeel/wire/server'
import type pg from 'pg'
import { createAddresses } from './addresses.ts'
import { createCalls } from './calls.ts'
import { createFollowers } from './console/followers.ts'
import { createFileThread } from './files/fileThread.ts'
import { createHosts } from './http/hosts.ts'
import { createHttp } from './http/server.ts'
import { runOnLedger } from './journal/ledgerThread.ts'
import { fieldsOf } from './log.ts'
import { watchLoop } from './loop.ts'
import { closedForMaintenance, maintenanceOf } from './maintenance.ts'
import { createPublicIds, idKindsOf } from './publicIds.ts'
import type { Running, Started } from './server.ts'
import { createSignatures } from './signatures.ts'
import { type Sockets, serveSockets } from './sockets/sockets.ts'
import { createTurnTaking } from './turnTaking.ts'
import { urlAt } from './urlAt.ts'
import { openVerticals } from './verticals.ts'

const HISTORY_WAIT_MS = 2_000
const WEB_ROOT = join(import.meta.dirname, '../web/dist')

type Open = Awaited<ReturnType<typeof openAll>>

/** Every vertical, with the ways to members and operators: those who listen come later. */
export async function openAll(started: Started, running: Running) {
  const { config, log, atStop } = started
  const reached: { sockets?: Sockets } = {}
  const onFailure = (error: unknown) => log.error('console stream failed', fieldsOf(error))
  const followers = createFollowers({ onFailure })
  running.system.reached.consoles = followers
  const platform = platformOf(started, running, {
    push: (...news: Parameters<Push>) => reached.sockets?.push(...news),
    pushToAll: (...news: Parameters<PushToAll>) => reached.sockets?.pushToAll(...news),
    tellOperators: followers.tell,
  })
  const opened = await openVerticals(platform, config.settings, atStop)
  return { opened, platform, reached, followers }
}

type Answering = ReturnType<typeof answeringOf>

/** What answers calls, whichever way they come. */
export function answeringOf(started: Started, running: Running, { opened, platform }: Open) {
  const { config, log, metrics, clock, requestMs, atStop } = started
  const { exchange, machine, disk } = running
  const { tellers, offered } = opened
  const { sessions, pictures } = offered
  if (sessions === undefined || pictures === undefined)
    throw new Error('no vertical keeps sessions and pictures')
  const { history, tables, ids, now } = platform
  const { limits, trustedProxies } = config
  const addresses = createAddresses({ perSecond: limits.addressPerSecond, trustedProxies, now })
  const loop = started.loop ?? watchedLoop(now, atStop)
  const site = maintenanceOf(offered)
  const server = { addresses, loop, log, now, requestMs }
  const shared = { ...server, exchange, tellers, ids, limits, metrics, ...site }
  const cancelOnly = () => disk.cancelOnly
  const open = createCalls({ ...shared, machine, history, tables, cancelOnly })
  const calls = closedForMaintenance(open, site.isMaintained)
  const time = () => Math.max(clock.now(), machine.now)
  return { shared, calls, sessions, pictures, time }
}

function watchedLoop(now: () => number, atStop: Started['atStop']) {
  const loop = watchLoop(now)
  atStop(loop.stop)
  return loop
}

/** The port of members and programs: HTTP, and sockets on it. */
export async function serveMembers(
  { config, atStop }: Started,
  { opened, platform, reached }: Open,
  { shared, calls, sessions, pictures, time }: Answering,
): Promise<string> {
  const { routes, channels, offered } = opened
  const { stream } = offered
  if (stream === undefined) throw new Error('no vertical has a stream')
  const { limits, trustedProxies } = config
  const parts = { ...shared, calls, sessions, hosts: createHosts(config) }
  const programs = programsOf(offered, platform.now)
  const http = createHttp({
    ...parts,
    routes,
    channels,
    topics: offered.topics,
    plainPages: offered.plainPages,
    dialect: offered.dialect,
    signedCalls: offered.signedCalls ?? [],
    ...programs,
    webRoot: existsSync(WEB_ROOT) ? WEB_ROOT : undefined,
    pictures,
    time,
    connectionsPerAddress:
      trustedProxies > 0 ? Number.POSITIVE_INFINITY : limits.connectionsPerAddress,
  })
  await http.listen({ host: config.host, port: config.port })
  atStop(() => http.close())
  reached.sockets = serveSockets({ ...parts, ...programs, server: http.server, routes, stream })
  atStop(reached.sockets.stop)
  return urlAt(config.host, (http.server.address() as AddressInfo).port)
}

/** What programs need who come with keys, where somebody keeps these. */
function programsOf({ apiKeys, signedChannels = [] }: Offers, now: () => number) {
  if (apiKeys === undefined) return {}
  return { apiKeys, signedChannels, signatures: createSignatures({ apiKeys, now }) }
}

/** What every vertical is handed. */
function platformOf(
  started: Started,
  running: Running,
  { push, pushToAll, tellOperators }: Pick<Platform, 'push' | 'pushToAll' | 'tellOperators'>,
) {
  const { config, log, metrics, clock, say, atStop, historyWaitMs = HISTORY_WAIT_MS } = started
  const { exchange, machine, journal, projector, connection, keys, damage, pool, system } = running
  const [idKey, idKinds] = [keys.key('public ids', 16), idKindsOf(verticals)]
  const files = createFileThread({ connection, idKey, idKinds })
  atStop(files.stop)
  const tablesOf = (from: pg.Pool) => ({
    async rows<Row>(sql: string, values: readonly unknown[]) {
      try {
        return (await from.query(sql, [...values])).rows as Row[]
      } catch (error) {
        damage.seen(error)
        throw error
      }
    },
  })
  const tables = tablesOf(pool)
  const takeTurn = createTurnTaking()
  const history = {
    async rows<Row>(sql: string, values: readonly unknown[]) {
      if (!(await projector.reached(journal.seq, historyWaitMs))) throw new HistoryBehind()
      const rows = await tables.rows<Row>(sql, values)
      await takeTurn()
      return rows
    },
  }
  return {
    config,
    exchange,
    machine,
    tables,
    openTables: (connections) => tablesOf(running.openPool(connections)),
    connection,
    history,
    ids: createPublicIds(idKey, idKinds),
    keys,
    log,
    metrics,
    now: clock.now,
    push,
    pushToAll,
    tellOperators,
    say,
    system: system.facts,
    onFailure: (event) => (error) => log.error(event, fieldsOf(error)),
    onLedger: ({ href: module }, work) =>
      runOnLedger({ connection, stream: running.stream, until: journal.seq, module, work }),
    makeFile: files.makeFile,
  } satisfies Partial<Platform>
}
