/** What the server is told from outside: environment variables, each checked once, at the start. */
import { resolve } from 'node:path'

export type Config = {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Health, metrics and the sandbox's own calls: on loopback only. */
  readonly opsPort: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** A file with the master secret; a sandbox makes its own. */
  readonly secretFile: string | undefined
  /** How many proxies in front of the server may name the caller's address. */
  readonly trustedProxies: number
  readonly limits: Limits
  readonly prices: PriceConfig
  readonly snapshotEvery: number
}

export type Limits = {
  readonly addressPerSecond: number
  readonly memberPerSecond: number
  /** How many sockets one address may have open. */
  readonly socketsPerAddress: number
}

/** Where prices come from: made up, from venues outside, or from nowhere. */
export type PriceConfig =
  | { readonly kind: 'simulator' | 'none' }
  | { readonly kind: 'upstream'; readonly venues: string }

export class BadConfig extends Error {
  override readonly name = 'BadConfig'
}

type Environment = Readonly<Record<string, string | undefined>>

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
    dataDir: resolve(env.EVENKEEL_DATA || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    secretFile: env.EVENKEEL_SECRET_FILE || undefined,
    trustedProxies: count(env, 'EVENKEEL_TRUSTED_PROXIES', 0, 10),
    limits: {
      addressPerSecond: count(env, 'EVENKEEL_ADDRESS_PER_SECOND', 100, 1_000_000, 1),
      memberPerSecond: count(env, 'EVENKEEL_MEMBER_PER_SECOND', 50, 1_000_000, 1),
      socketsPerAddress: count(env, 'EVENKEEL_SOCKETS_PER_ADDRESS', 200, 1_000_000, 1),
    },
    prices: pricesOf(env, production),
    snapshotEvery: count(env, 'EVENKEEL_SNAPSHOT_EVERY', 500_000, 1_000_000_000, 1),
  }
}

function count(env: Environment, name: string, usual: number, most: number, least = 0): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new BadConfig(`${name} is '${text}'; it must be a whole number from ${least} to ${most}.`)
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
