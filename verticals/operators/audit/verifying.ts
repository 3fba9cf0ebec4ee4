/** Compares the audit log with what the journal has anchored, at the start and while the server runs. Rule P71. */
import {
  type AuditHead,
  type AuditRow,
  checkAudit,
  headFault,
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

/** In parts: a statement has its time. */
async function linkFault(tables: Tables): Promise<string | undefined> {
  for (let head = NO_AUDIT; ; ) {
    const [part] = await tables.rows<{ loose: number | null; seq: number | null }>(
      `select (min(seq) filter (where is_loose))::float8 as loose, max(seq)::float8 as seq from (
         select seq, seq <> lag(seq, 1, $1::bigint) over by_seq + 1
           or previous <> lag(hash, 1, $2) over by_seq as is_loose
         from operator_audit where seq > $1 and seq <= $1 + $3::bigint
         window by_seq as (order by seq)) as linked`,
      [head.seq, head.hash, LINKED_AT_ONCE],
    )
    const { loose = null, seq = null } = part ?? {}
    if (loose !== null) return looseFault(tables, loose)
    if (seq === null) return undefined
    head = await lastUntil(tables, seq)
  }
}

async function looseFault(tables: Tables, loose: number): Promise<string> {
  const { seq } = await lastUntil(tables, loose - 1)
  return loose === seq + 1
    ? `row ${loose} does not follow the row before it`
    : `rows ${seq + 1} to ${loose - 1} are missing`
}

async function lastUntil(tables: Tables, seq: number): Promise<AuditHead> {
  const [row] = await tables.rows<AuditHead>(
    `select seq::float8 as seq, hash from operator_audit where seq <= $1 order by seq desc limit 1`,
    [seq],
  )
  return row ?? NO_AUDIT
}

export type AuditWatch = {
  isBroken(): boolean
  stop(): Promise<void>
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

  /** From where the last look ended; `passed` at the last row, after which it begins anew. */
  async function hashedFault(last: number): Promise<{ fault?: string; passed?: boolean }> {
    const most = Math.min(last, check.head.seq + HASHED_MOST)
    while (check.head.seq < most) {
      const { seq } = check.head
      const rows = await tables.rows<AuditRow>(
        `select ${AUDIT_COLUMNS} from operator_audit where seq > $1 and seq <= $2 order by seq`,
        [seq, seq + HASHED_AT_ONCE],
      )
      if (rows.length === 0) return { fault: `row ${seq + 1} is missing` }
      for (const row of rows) {
        const fault = check.row(row)
        if (fault !== undefined) return { fault }
      }
    }
    return { passed: check.head.seq >= last }
  }

  async function look(): Promise<void> {
    const written = await parts.written()
    const lost =
      (await faultAt(tables, parts.anchored())) ??
      (await faultAt(tables, written, 'this server has written'))
    const { fault, passed } = await hashedFault(written.seq)
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
  return {
    isBroken: () => broken !== undefined,
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
