/** Damaged pages of the database: what our own queries met, and what it has counted itself. */
import type pg from 'pg'
import { fieldsOf, type Log } from '../log.ts'

export type DamageWatch = {
  /** Some page or index was not what had been written. */
  readonly found: boolean
  /** To be told of every error of a query. */
  seen(error: unknown): void
  stop(): void
}

type Options = {
  readonly pool: Pick<pg.Pool, 'query'>
  readonly log: Log
  readonly everyMs?: number
}

/** data_corrupted and index_corrupted. */
const CODES = ['XX001', 'XX002']
const EVERY_MS = 10_000

/** What was asked for lies on a page, or is found by an index, that is not what had been written. */
export function isUnreadable(error: unknown): boolean {
  return CODES.includes(String((error as { code?: unknown }).code))
}

/** Pages whose checksum was wrong when they were read, by whomever; none are counted without checksums. */
const COUNTED = `select coalesce(sum(checksum_failures), 0)::int as failures
  from pg_stat_database where datname = current_database() or datid = 0`

export function watchDamage({ pool, log, everyMs = EVERY_MS }: Options): DamageWatch {
  let found = false

  function tell(reason: string): void {
    if (!found) log.error('database has damaged pages: restore it from a backup', { reason })
    found = true
  }

  async function look(): Promise<void> {
    try {
      const { rows } = await pool.query<{ failures: number }>(COUNTED)
      if ((rows[0]?.failures ?? 0) > 0) tell('checksum')
    } catch (error) {
      log.warn('check for damaged database pages failed', fieldsOf(error))
    }
  }

  const timer = setInterval(look, everyMs)
  void look()
  return {
    get found() {
      return found
    },
    seen(error) {
      if (isUnreadable(error)) tell(String((error as { code?: unknown }).code))
    },
    stop: () => clearInterval(timer),
  }
}
