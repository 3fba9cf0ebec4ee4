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
  /** A part of it, or one of those that are called so. */
  readonly about?: { readonly words: string; readonly subjects: readonly string[] } | undefined
  /** `done` is `carriedOut` or `proposed`; `refused` is whatever has ended and is not done. */
  readonly outcome?: 'done' | 'carriedOut' | 'proposed' | 'refused' | 'begun' | undefined
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

/** Calls that propose, whatever they are about; of others, what they note. */
const proposing = ['console/propose_terms', 'console/propose_payout']
const NOTED = '"outcome":"needsAnother"'

export function isProposed({ outcome, action, after }: AuditRow): boolean {
  return outcome === 'done' && (proposing.includes(action) || after?.includes(NOTED) === true)
}
/** The same, of a row in the table. */
const PROPOSED = `(action in (${proposing.map((one) => `'${one}'`).join()})
  or coalesce(position('${NOTED}' in after), 0) > 0)`

/** What was begun and has ended is told by the row of its end. */
const OUTCOME = `case $9 when 'refused' then outcome not in ('begun', 'done')
  when 'done' then outcome = 'done'
  when 'carriedOut' then outcome = 'done' and not ${PROPOSED}
  when 'proposed' then outcome = 'done' and ${PROPOSED}
  else outcome = 'begun' and not exists (select 1 from operator_audit as later
    where later.begun = operator_audit.seq and later.seq > operator_audit.seq) end`

export function createAuditReading(tables: Tables): AuditReading {
  return {
    page: ({ before, size, operator, action, subject, about, outcome, since, until }) =>
      tables.rows<AuditRow>(
        `select ${AUDIT_COLUMNS} from operator_audit
         where ($1::bigint is null or seq < $1) and ($2::bigint is null or operator = $2)
           and ($3::text is null or action = $3) and ($4::text is null or subject = $4)
           and ($5::bigint is null or at >= $5) and ($6::bigint is null or at < $6)
           and ($7::text is null or position(lower($7) in lower(subject)) > 0
             or subject = any($8::text[]))
           and ($9::text is null or ${OUTCOME})
         order by seq desc limit $10`,
        [
          before ?? null,
          operator ?? null,
          action ?? null,
          subject ?? null,
          since ?? null,
          until ?? null,
          about?.words ?? null,
          about?.subjects ?? [],
          outcome ?? null,
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
