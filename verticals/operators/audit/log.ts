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
  storable,
  type Tables,
} from '@evenkeel/wire/server'

export type OwnAuditLog = Omit<AuditLog, 'isBroken'> & { stop(): Promise<void> }

type Options = {
  readonly tables: Tables
  readonly now: () => Millis
  /** Something new is in it. */
  onAppended(): void
  /** Writes the head into the journal; `false` while the exchange is busy, rejects when the journal has another. */
  anchor(head: AuditHead): Promise<boolean>
  onAnchorFailed(error: unknown): void
  readonly anchorMs?: number
}
type Content = Omit<AuditRow, 'seq' | 'at' | 'previous' | 'hash'>

const MINUTE_MS = 60_000
const NAME_MOST = 200
const SUBJECT_MOST = 200
const REASON_MOST = 500
const JSON_MOST = 4_000

/** The only writer is the server that holds the database; a second one would find its row taken. */
export function createAuditLog(options: Options): OwnAuditLog {
  const { tables, now, onAppended, anchorMs = MINUTE_MS } = options
  /** Unknown at the start, and after an append whose outcome is. */
  let known: AuditHead | undefined
  let last: Promise<unknown> = Promise.resolve()
  const anchor = createAnchoring(options.anchor)

  async function head(): Promise<AuditHead> {
    if (known !== undefined) return known
    const [row] = await tables.rows<AuditHead>(
      'select seq::float8 as seq, hash from operator_audit order by seq desc limit 1',
      [],
    )
    return row ?? NO_AUDIT
  }

  async function write(content: Content): Promise<AuditHead> {
    const { seq: before, hash: previous } = await head()
    known = undefined
    const row = { seq: before + 1, at: now(), ...content, previous, hash: '' }
    const hash = auditHash(row)
    await insert(tables, { ...row, hash })
    known = { seq: row.seq, hash }
    onAppended()
    return known
  }

  /** In turn: each has the hash of the one before. */
  function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  /** Only what is committed is anchored: after a crash no anchor is ahead of the log. */
  async function anchorHead(): Promise<void> {
    const seen = await inTurn(head)
    if (seen.seq > 0) await anchor(seen)
  }
  const anchorSoon = () => void anchorHead().catch(options.onAnchorFailed)
  const anchoring = setInterval(anchorSoon, anchorMs).unref()
  // What the server that wrote it could not anchor before it was killed.
  anchorSoon()

  return {
    async begin(action) {
      const who = whoOf(action)
      const { subject } = action
      const first = { ...who, outcome: 'begun', begun: null, ...contentOf({ subject }) }
      const begun = await inTurn(() => write(first))
      return {
        anchor: () => anchor(begun),
        async end(outcome, audited) {
          const content = contentOf({ ...audited, subject: audited.subject ?? subject })
          await inTurn(() => write({ ...who, outcome, begun: begun.seq, ...content }))
        },
      }
    },
    head: () => inTurn(head),
    async stop() {
      clearInterval(anchoring)
      await anchorHead().catch(options.onAnchorFailed)
    },
  }
}

/** A later row vouches for all before it: the journal is asked for heads that go up alone. */
function createAnchoring(anchor: Options['anchor']): Options['anchor'] {
  let latest = { seq: 0, done: Promise.resolve(true) }
  return async (head) => {
    if (head.seq > latest.seq) latest = { seq: head.seq, done: anchor(head) }
    const mine = latest
    let isAnchored = false
    try {
      isAnchored = await mine.done
      return isAnchored
    } finally {
      // It is tried again with the next, or in a minute.
      if (!isAnchored && latest === mine) latest = { seq: 0, done: Promise.resolve(true) }
    }
  }
}

/** On the disk before it is anchored, also where a database is told not to wait for its disk. */
async function insert(tables: Tables, row: AuditRow): Promise<void> {
  await tables.rows(
    `insert into operator_audit (seq, at, operator, name, role, action, address, outcome, begun,
       subject, before, after, reason, previous, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     returning set_config('synchronous_commit', 'on', true)`,
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
  return {
    operator: id,
    name: name && storable(name, NAME_MOST),
    role,
    action,
    address: storable(address, NAME_MOST),
  }
}

/** Nothing without a bound, and nothing that the database would keep otherwise: what is hashed is what is stored. */
function contentOf({ subject, before, after, reason }: Audited) {
  return {
    subject: subject === undefined ? null : storable(subject, SUBJECT_MOST),
    before: inJson(before),
    after: inJson(after),
    reason: reason === undefined ? null : storable(reason, REASON_MOST),
  }
}

/** JSON escapes what cannot be stored. */
function inJson(value: unknown): string | null {
  if (value === undefined) return null
  const text = JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one))
  return text.length <= JSON_MOST ? text : JSON.stringify({ tooLong: text.length })
}
