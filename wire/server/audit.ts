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

/** The heads that the journal has anchored, by the number of the row. */
export type AuditAnchors = ReadonlyMap<number, string>

export type AuditCheck = {
  /** What is wrong with the next row; nothing, if it belongs there. */
  row(row: AuditRow): string | undefined
  /** The same for a line of an export. */
  line(line: string): string | undefined
  /** After the last row: the first anchor of a row that is not there. */
  end(): string | undefined
  /** The last row that was right. */
  readonly head: AuditHead
  /** How many anchors were compared. */
  readonly anchors: number
}

/** Goes through a chain from its first row, and compares it with what the journal has anchored. */
export function checkAudit(anchors: AuditAnchors = new Map()): AuditCheck {
  let head = NO_AUDIT
  let anchored = { count: 0, seq: 0 }

  function row(next: AuditRow): string | undefined {
    const place = `row ${head.seq + 1}`
    if (next.seq !== head.seq + 1) return `${place} is missing; row ${next.seq} is in its place`
    if (next.previous !== head.hash) return `${place} does not follow the row before it`
    if (next.hash !== auditHash(next)) return `${place} was changed`
    const anchor = anchors.get(next.seq)
    if (anchor !== undefined && anchor !== next.hash)
      return `${replacedRow(next.seq, ANCHORED)}, after row ${anchored.seq}`
    if (anchor !== undefined) anchored = { count: anchored.count + 1, seq: next.seq }
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
    end() {
      const beyond = [...anchors.keys()].filter((seq) => seq > head.seq)
      return beyond.length === 0 ? undefined : cutOff(head.seq, Math.min(...beyond), ANCHORED)
    },
    get head() {
      return head
    },
    get anchors() {
      return anchored.count
    },
  }
}

/** What is wrong where a row must be: `found` is the hash that is there, `last` the number of the last row. */
export function headFault(
  { seq, hash }: AuditHead,
  found: string | undefined,
  last: number,
  because = ANCHORED,
): string | undefined {
  if (found === hash) return undefined
  if (found !== undefined) return replacedRow(seq, because)
  return last < seq ? cutOff(last, seq, because) : `row ${seq} is missing, which ${because}`
}

const ANCHORED = 'the journal has anchored'

const cutOff = (last: number, seq: number, because: string) =>
  `the log ends with row ${last}, but ${because} row ${seq}`

const replacedRow = (seq: number, because: string) =>
  `row ${seq} is not the one that ${because}: it or rows before it were replaced`

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
