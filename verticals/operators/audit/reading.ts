/** The audit log as it is read: a page of it with filters, or all of it, row by row. */
import type { Millis } from '@evenkeel/kernel'
import { type AuditRow, auditLine, type Tables } from '@evenkeel/wire/server'

export type AuditFilter = {
  /** Rows before this one. */
  readonly before?: number | undefined
  readonly size: number
  readonly operator?: number | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  readonly since?: Millis | undefined
  readonly until?: Millis | undefined
}

export type AuditReading = {
  /** The latest first. */
  page(filter: AuditFilter): Promise<readonly AuditRow[]>
  /** As an export has them, from the first to the last. */
  lines(): AsyncIterable<string>
}

const PART = 1_000
export const AUDIT_COLUMNS = `seq::float8 as seq, at::float8 as at, operator::float8 as operator, name,
  role, action, address, outcome, begun::float8 as begun, subject, before, after, reason, previous, hash`

export function createAuditReading(tables: Tables): AuditReading {
  return {
    page: ({ before, size, operator, action, subject, since, until }) =>
      tables.rows<AuditRow>(
        `select ${AUDIT_COLUMNS} from operator_audit
         where ($1::bigint is null or seq < $1) and ($2::bigint is null or operator = $2)
           and ($3::text is null or action = $3) and ($4::text is null or subject = $4)
           and ($5::bigint is null or at >= $5) and ($6::bigint is null or at < $6)
         order by seq desc limit $7`,
        [
          before ?? null,
          operator ?? null,
          action ?? null,
          subject ?? null,
          since ?? null,
          until ?? null,
          size,
        ],
      ),

    async *lines() {
      for (let from = 0; ; ) {
        const rows = await tables.rows<AuditRow>(
          `select ${AUDIT_COLUMNS} from operator_audit where seq > $1 order by seq limit $2`,
          [from, PART],
        )
        if (rows.length > 0) yield `${rows.map(auditLine).join('\n')}\n`
        if (rows.length < PART) return
        from = rows.at(-1)?.seq ?? from
      }
    },
  }
}
