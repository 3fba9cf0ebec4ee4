/** The audit log: rows are appended one after the other, each to the hash of the last. Rule P8. */
import type { Millis } from '@evenkeel/kernel'
import {
  type AuditAction,
  type Audited,
  type AuditHead,
  type AuditLog,
  type AuditRow,
  auditHash,
  NO_AUDIT,
  type Tables,
} from '@evenkeel/wire/server'

export type OwnAuditLog = AuditLog & { stop(): void }

type Options = {
  readonly tables: Tables
  readonly now: () => Millis
  /** Something new is in it. */
  onAppended(): void
  readonly anchorMs?: number
}
type Content = Omit<AuditRow, 'seq' | 'at' | 'previous' | 'hash'>

const HOUR_MS = 3_600_000
const SUBJECT_MOST = 200
const REASON_MOST = 500
const JSON_MOST = 4_000

/** The only writer is the server that holds the database; a second one would find its row taken. */
export function createAuditLog({ tables, now, onAppended, anchorMs }: Options): OwnAuditLog {
  /** Unknown at the start, and after an append whose outcome is. */
  let known: AuditHead | undefined
  let last: Promise<unknown> = Promise.resolve()
  const listeners = new Set<(head: AuditHead) => void>()
  let anchored: number | undefined

  async function head(): Promise<AuditHead> {
    if (known !== undefined) return known
    const [row] = await tables.rows<AuditHead>(
      'select seq::float8 as seq, hash from operator_audit order by seq desc limit 1',
      [],
    )
    return row ?? NO_AUDIT
  }

  async function write(content: Content): Promise<number> {
    const { seq: before, hash: previous } = await head()
    known = undefined
    const row = { seq: before + 1, at: now(), ...content, previous, hash: '' }
    const hash = auditHash(row)
    await insert(tables, { ...row, hash })
    known = { seq: row.seq, hash }
    onAppended()
    return row.seq
  }

  /** In turn: each has the hash of the one before. */
  function append(content: Content): Promise<number> {
    const written = last.then(() => write(content))
    last = written.catch(() => undefined)
    return written
  }

  async function anchor(): Promise<void> {
    const { seq, hash } = await head()
    if (seq === (anchored ?? 0)) return
    anchored = seq
    for (const listener of listeners) listener({ seq, hash })
  }
  const anchoring = setInterval(() => {
    last = last.then(anchor).catch(() => undefined)
  }, anchorMs ?? HOUR_MS).unref()

  return {
    async begin(action) {
      const who = whoOf(action)
      const begun = await append({ ...who, outcome: 'begun', begun: null, ...contentOf({}) })
      return {
        async end(outcome, audited) {
          await append({ ...who, outcome, begun, ...contentOf(audited) })
        },
      }
    },
    head: () => {
      const seen = last.then(head)
      last = seen.catch(() => undefined)
      return seen
    },
    onAnchor: (listener) => void listeners.add(listener),
    stop: () => clearInterval(anchoring),
  }
}

async function insert(tables: Tables, row: AuditRow): Promise<void> {
  await tables.rows(
    `insert into operator_audit (seq, at, operator, name, role, action, address, outcome, begun,
       subject, before, after, reason, previous, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      row.seq,
      row.at,
      row.operator,
      row.name,
      row.role,
      row.action,
      row.address,
      row.outcome,
      row.begun,
      row.subject,
      row.before,
      row.after,
      row.reason,
      row.previous,
      row.hash,
    ],
  )
}

function whoOf({ operator, action, address }: AuditAction) {
  const { id = null, name = null, role = null } = operator ?? {}
  return { operator: id, name, role, action, address }
}

/** Nothing without a bound: what is noted may hold what an operator typed. */
function contentOf({ subject, before, after, reason }: Audited) {
  return {
    subject: subject?.slice(0, SUBJECT_MOST) ?? null,
    before: inJson(before),
    after: inJson(after),
    reason: reason?.slice(0, REASON_MOST) ?? null,
  }
}

function inJson(value: unknown): string | null {
  if (value === undefined) return null
  const text = JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one))
  return text.length <= JSON_MOST ? text : JSON.stringify({ tooLong: text.length })
}
