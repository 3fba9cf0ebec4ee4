/** One row of the audit log: all that it holds. */
import { useText, When } from '@evenkeel/ui'
import { Diff, KeyValue } from '@evenkeel/ui/desk'
import styles from './AuditDetail.module.css'
import { type AuditRow, useOutcome, useReason, useSubject } from './auditWords.ts'
import { SubjectLinks } from './SubjectLinks.tsx'
import type { TextKey } from './textKey.ts'

export function AuditDetail({ row }: { row: AuditRow }) {
  const text = useText<TextKey>()
  const outcome = useOutcome()
  const about = useSubject()
  const why = useReason()
  const who = row.role && `${row.name} · ${text(`desk.role.${row.role}`)}`
  return (
    <>
      <KeyValue
        rows={[
          { label: text('operators.number'), value: row.seq },
          { label: text('operators.at'), value: <When at={row.at} /> },
          { label: text('operators.operator'), value: who ?? row.name },
          { label: text('audit.call'), value: <code className={styles.hash}>{row.action}</code> },
          {
            label: text('operators.subject'),
            value: row.subject && <SubjectLinks subjects={about(row)} />,
          },
          {
            label: text('audit.raw'),
            value: row.subject && <code className={styles.hash}>{row.subject}</code>,
          },
          {
            label: text('operators.outcome'),
            value:
              row.begun === undefined
                ? outcome(row)
                : text('operators.outcomeOf', { outcome: outcome(row), number: row.begun }),
          },
          ...(isRefusal(row)
            ? [
                {
                  label: text('audit.refusal'),
                  value: <code className={styles.hash}>{row.outcome}</code>,
                },
              ]
            : []),
          { label: text('desk.reason'), value: why(row) },
          { label: text('operators.address'), value: row.address },
          { label: text('operators.hash'), value: <code className={styles.hash}>{row.hash}</code> },
        ]}
      />
      {(row.before ?? row.after) !== undefined && <Diff before={row.before} after={row.after} />}
    </>
  )
}

const isRefusal = ({ outcome }: AuditRow) => outcome !== 'begun' && outcome !== 'done'
