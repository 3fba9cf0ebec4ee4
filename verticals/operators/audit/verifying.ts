/** Compares the audit log with what the journal has anchored, at the start and while the server runs. Rule P71. */
import {
  type AuditHead,
  type AuditRow,
  headFault,
  checkAudit,
  NO_AUDIT,
  type Platform,
  type Tables,
} from '@evenkeel/wire/server'
import { AUDIT_COLUMNS } from './reading.ts'

const MINUTE_MS = 60_000
/** Rows that one statement compares. */
const LINKED_AT_ONCE = 100_000
/** Rows that are hashed at a time: those who trade wait for no more. */
const HASHED_AT_ONCE = 100
/** Rows that are hashed a minute. */
const HASHED_MOST = 10_000

/**
 * Whether the anchored row is there, and each row follows the one before: so no row up to the anchored one is missing or
 * was replaced, but for one that was changed without its hash. The watch finds those.
 */
export async function faultAtStart(
  tables: Tables,
  anchored: AuditHead,
): Promise<string | undefined> {
  return (await faultAt(tables, anchored)) ?? linkFault(tables)
}

async function faultAt(tables: Tables, head: AuditHead, because?: string) {
  if (head.seq === 0) return undefined
  const [found] = await tables.rows<{ hash: string | null; last: number }>(
    `select (select hash from operator_audit where seq = $1) as hash,
       coalesce(max(seq), 0)::float8 as last from operator_audit`,
    [head.seq],
  )
  return headFault(head, found?.hash ?? undefined, found?.last ?? 0, because)
}

type Linked = {
  /** The first row that does not follow the one before it. */
  readonly loose: number | null
  readonly prior: number | null
  readonly seq: number | null
  readonly hash: string
}

async function linkFault(tables: Tables): Promise<string | undefined> {
  for (let head = NO_AUDIT; ; ) {
    const [found] = await tables.rows<Linked>(LINKS, [head.seq, head.hash, LINKED_AT_ONCE])
    const { loose = null, prior = null, seq = null, hash = '' } = found ?? {}
    if (loose !== null && prior !== null)
      return loose === prior + 1
        ? `row ${loose} does not follow the row before it`
        : `rows ${prior + 1} to ${loose - 1} are missing`
    if (seq === null) return undefined
    head = { seq, hash }
  }
}

const LINKS = `with part as (
    select seq, hash, lag(seq, 1, $1::bigint) over by_seq as prior, previous,
      lag(hash, 1, $2) over by_seq as expected
    from operator_audit where seq > $1 and seq <= $1 + $3::bigint window by_seq as (order by seq)
  ), loose as (
    select seq, prior from part where seq <> prior + 1 or previous <> expected order by seq limit 1
  ) select loose.seq::float8 as loose, loose.prior::float8 as prior, last.seq::float8 as seq, last.hash
  from (select seq, hash from part order by seq desc limit 1) as last left join loose on true`

export type AuditWatch = {
  isBroken(): boolean
  stop(): void
}

type Parts = Pick<Platform, 'log' | 'metrics' | 'tellOperators' | 'onFailure'> & {
  readonly tables: Tables
  /** The last row that the journal has anchored. */
  anchored(): AuditHead
  /** The last row that this server has written. */
  written(): Promise<AuditHead>
}

export function openAuditWatch(parts: Parts, everyMs = MINUTE_MS): AuditWatch {
  const { tables, log, metrics, tellOperators } = parts
  const failed = parts.onFailure('checking the audit log failed')
  let check = checkAudit()
  let broken: string | undefined
  metrics.gauge('audit_broken', () => Number(broken !== undefined))

  /** From where the last look ended; `passed` at the end, after which it begins anew. */
  async function hashedFault(): Promise<{ readonly fault?: string; readonly passed?: true }> {
    const most = check.head.seq + HASHED_MOST
    while (check.head.seq < most) {
      const rows = await tables.rows<AuditRow>(
        `select ${AUDIT_COLUMNS} from operator_audit where seq > $1 order by seq limit $2`,
        [check.head.seq, HASHED_AT_ONCE],
      )
      for (const row of rows) {
        const fault = check.row(row)
        if (fault !== undefined) return { fault }
      }
      if (rows.length < HASHED_AT_ONCE) return { passed: true }
    }
    return {}
  }

  async function look(): Promise<void> {
    const written = await parts.written()
    const lost =
      (await faultAt(tables, parts.anchored())) ??
      (await faultAt(tables, written, 'this server has written'))
    const { fault, passed } = await hashedFault()
    if (fault !== undefined || passed) check = checkAudit()
    const found = lost ?? fault
    if (found !== undefined) raise(found)
    else if (passed) broken = undefined
  }

  function raise(fault: string): void {
    if (fault !== broken) log.error('audit log is broken', { reason: fault })
    broken = fault
    tellOperators('journal')
  }

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch(failed)
      .finally(() => {
        looking = undefined
      })
  }, everyMs).unref()
  return { isBroken: () => broken !== undefined, stop: () => clearInterval(timer) }
}
