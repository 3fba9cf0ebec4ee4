/** The audit log as a chain: each row is hashed with the one before it, so that none can be changed, left out or put in between. */
import { createHash } from 'node:crypto'

/** One row, in the order in which it is hashed and exported. What was before and after is JSON. */
export type AuditRow = {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Nobody, before somebody is signed in. */
  readonly operator: number | null
  readonly name: string | null
  readonly role: string | null
  /** The path of the call. */
  readonly action: string
  readonly address: string
  /** `begun`, and in a row of its own `done`, the name of a refusal, or `failed`. */
  readonly outcome: string
  /** Of an outcome: the row that it ends. */
  readonly begun: number | null
  readonly subject: string | null
  readonly before: string | null
  readonly after: string | null
  readonly reason: string | null
  /** Of the row before; of the first one, zeros. */
  readonly previous: string
  readonly hash: string
}
export type AuditHead = { readonly seq: number; readonly hash: string }

/** What a chain begins with. */
export const NO_AUDIT: AuditHead = { seq: 0, hash: '0'.repeat(64) }

export function auditHash({ hash: _, ...row }: AuditRow): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.values(inOrder(row))))
    .digest('hex')
}

/** A row as a line of an export. */
export function auditLine(row: AuditRow): string {
  return JSON.stringify({ ...inOrder(row), hash: row.hash })
}

export type AuditCheck = {
  /** What is wrong with the next row; nothing, if it belongs there. */
  row(row: AuditRow): string | undefined
  /** The same for a line of an export. */
  line(line: string): string | undefined
  /** The last row that was right. */
  readonly head: AuditHead
}

/** Goes through a chain from its first row. */
export function checkAudit(): AuditCheck {
  let head = NO_AUDIT

  function row(next: AuditRow): string | undefined {
    const place = `row ${head.seq + 1}`
    if (next.seq !== head.seq + 1) return `${place} is missing; row ${next.seq} is in its place`
    if (next.previous !== head.hash) return `${place} does not follow the row before it`
    if (next.hash !== auditHash(next)) return `${place} was changed`
    head = { seq: next.seq, hash: next.hash }
    return undefined
  }

  return {
    row,
    line(line) {
      const next = rowIn(line)
      // Whatever is not byte for byte what was exported was written by somebody else.
      if (next === undefined || auditLine(next) !== line)
        return `row ${head.seq + 1} cannot be read, or was changed`
      return row(next)
    },
    get head() {
      return head
    },
  }
}

/** Rows come from a database or a file, where fields may stand in another order. */
function inOrder(row: Omit<AuditRow, 'hash'>): Omit<AuditRow, 'hash'> {
  const { seq, at, operator, name, role, action, address, outcome } = row
  const { begun, subject, before, after, reason, previous } = row
  return {
    seq,
    at,
    operator,
    name,
    role,
    action,
    address,
    outcome,
    begun,
    subject,
    before,
    after,
    reason,
    previous,
  }
}

function rowIn(line: string): AuditRow | undefined {
  try {
    const row: unknown = JSON.parse(line)
    return typeof row === 'object' && row !== null ? (row as AuditRow) : undefined
  } catch {
    return undefined
  }
}
