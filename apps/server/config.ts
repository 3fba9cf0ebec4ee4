/** What the server is told from outside: environment variables, each checked once, at the start. */
import { resolve } from 'node:path'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import {
  BadConfig,
  type Environment,
  type MessageConfig,
  type PlatformConfig,
  type PriceConfig,
} from '@evenkeel/wire/server'

export type Config = PlatformConfig & {
  readonly host: string
  readonly port: number
  /** Health, metrics and the sandbox's own calls: on loopback only. */
  readonly opsPort: number
  /** Where operators find the console. */
  readonly consoleHost: string
  readonly consolePort: number
  readonly databaseUrl: string | undefined
  /** A file with the master secret; a sandbox makes its own. */
  readonly secretFile: string | undefined
  /** How many proxies in front of the server may name the caller's address. */
  readonly trustedProxies: number
  readonly limits: Limits
  readonly snapshotEvery: number
  /** A loss of acknowledged batches that the operator accepts, by the name that the refusal gave it. */
  readonly acceptLoss: string | undefined
  /** With less free than so many MB on the disk of the data, the exchange is cancel-only. */
  readonly diskReserveMb: number
  /** Room that the embedded database makes ahead in its log, in pieces of 16 MB. */
  readonly logRoom: number
  /** Those of each vertical, by its name. */
  readonly settings: Readonly<Record<string, unknown>>
}

export type Limits = {
  readonly addressPerSecond: number
  readonly memberPerSecond: number
  /** How many sockets one address may have open. */
  readonly socketsPerAddress: number
  /** And how many other connections; behind a proxy of ours they are the proxy's, and not counted. */
  readonly connectionsPerAddress: number
}

export function readConfig(env: Environment): Config {
  const mode = env.EVENKEEL_ENV ?? 'sandbox'
  if (mode !== 'sandbox' && mode !== 'production')
    throw new BadConfig(`EVENKEEL_ENV is '${mode}'; it can be 'sandbox' or 'production'.`)
  const production = mode === 'production'
  if (production && !env.EVENKEEL_SECRET_FILE)
    throw new BadConfig(
      'In production EVENKEEL_SECRET_FILE must name a file with the master secret.',
    )
  return {
    production,
    host: env.EVENKEEL_HOST || '127.0.0.1',
    port: count(env, 'EVENKEEL_PORT', 8080, 65_535),
    opsPort: count(env, 'EVENKEEL_OPS_PORT', 8081, 65_535),
    consoleHost: env.EVENKEEL_CONSOLE_HOST || '127.0.0.1',
    consolePort: count(env, 'EVENKEEL_CONSOLE_PORT', 8082, 65_535),
    dataDir: resolve(env.EVENKEEL_DATA || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    secretFile: env.EVENKEEL_SECRET_FILE || undefined,
    trustedProxies: count(env, 'EVENKEEL_TRUSTED_PROXIES', 0, 10),
    limits: {
      addressPerSecond: count(env, 'EVENKEEL_ADDRESS_PER_SECOND', 100, 1_000_000, 1),
      memberPerSecond: count(env, 'EVENKEEL_MEMBER_PER_SECOND', 50, 1_000_000, 1),
      socketsPerAddress: count(env, 'EVENKEEL_SOCKETS_PER_ADDRESS', 200, 1_000_000, 1),
      connectionsPerAddress: count(env, 'EVENKEEL_CONNECTIONS_PER_ADDRESS', 200, 1_000_000, 1),
    },
    prices: pricesOf(env, production),
    snapshotEvery: count(env, 'EVENKEEL_SNAPSHOT_EVERY', 500_000, 1_000_000_000, 1),
    acceptLoss: env.EVENKEEL_ACCEPT_LOSS || undefined,
    diskReserveMb: count(env, 'EVENKEEL_DISK_RESERVE', 512, 10_000_000),
    logRoom: count(env, 'EVENKEEL_LOG_ROOM', 8, 1_000),
    site: siteOf(env, production),
    consoleSite: siteIn(env, 'EVENKEEL_CONSOLE_SITE'),
    messages: messagesOf(env, production),
    settings: Object.fromEntries(
      verticals.map(({ name, settings }) => [name, settings?.(env, production)]),
    ),
  }
}

function count(env: Environment, name: string, usual: number, most: number, least = 0): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new BadConfig(`${name} is '${text}'; it must be a whole number from ${least} to ${most}.`)
}

/** What wallets and passkeys sign for must not be whatever a request says that it is. */
function siteOf(env: Environment, production: boolean): string | undefined {
  const site = siteIn(env, 'EVENKEEL_SITE')
  if (site === undefined && production)
    throw new BadConfig('In production EVENKEEL_SITE must say where the exchange is, with https.')
  return site
}

function siteIn(env: Environment, name: string): string | undefined {
  const site = env[name] || undefined
  if (site !== undefined && !/^https:\/\/[a-z0-9.-]+(:[0-9]{1,5})?$/.test(site))
    throw new BadConfig(`${name} is '${site}'; it must be as https://exchange.example.`)
  return site
}

function messagesOf(env: Environment, production: boolean): MessageConfig {
  const smtpFile = env.EVENKEEL_SMTP_FILE || undefined
  const smsFile = env.EVENKEEL_SMS_FILE || undefined
  if (production && smtpFile === undefined && smsFile === undefined)
    throw new BadConfig(
      'In production EVENKEEL_SMTP_FILE or EVENKEEL_SMS_FILE must say how messages reach members.',
    )
  return { smtpFile, smsFile, mailFrom: env.EVENKEEL_MAIL_FROM || 'Evenkeel <no-reply@localhost>' }
}

/** Money that is real is never settled by prices that are not. */
function pricesOf(env: Environment, production: boolean): PriceConfig {
  const text = env.EVENKEEL_PRICES || (production ? 'none' : 'simulator')
  if (text === 'none') return { kind: 'none' }
  if (text === 'simulator' && production)
    throw new BadConfig('EVENKEEL_PRICES is simulator; in production prices come from upstream.')
  if (text === 'simulator') return { kind: 'simulator' }
  const [kind, list = ''] = text.split(':')
  if (kind === 'upstream' && /^[a-z0-9]+(,[a-z0-9]+)*$/.test(list)) return { kind, venues: list }
  throw new BadConfig(
    `EVENKEEL_PRICES is '${text}'; it can be simulator, none or upstream:VENUE,VENUE,VENUE.`,
  )
}
