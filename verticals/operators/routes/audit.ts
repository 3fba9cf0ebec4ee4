/** The calls of the audit log. */
import { type OperatorRole, operatorRoles } from '@evenkeel/wire'
import { handleOperator, handleOperatorFile, type OperatorRoute } from '@evenkeel/wire/server'
import { isProposed } from '../audit/reading.ts'
import { exportAudit, getAudit } from '../contract/index.ts'
import type { Operators } from '../operators.ts'

export function auditRoutes({ reading, ids, people }: Operators): readonly OperatorRoute[] {
  return [
    handleOperator(getAudit, async ({ input }) => {
      const { size, action, subject, outcome, since, until } = input
      const names = new Map((await people.list()).map(({ id, name }) => [`operator ${id}`, name]))
      const about = input.about && { words: input.about, subjects: namedLike(names, input.about) }
      const before = input.after === undefined ? undefined : ids.read('audit', input.after)?.id
      const operator =
        input.operator === undefined ? undefined : ids.read('operator', input.operator)?.id
      // An id that is none has no rows.
      if ((input.after && before === undefined) || (input.operator && operator === undefined))
        return { rows: [] }
      const when = { before, since, until }
      const found = await reading.page({
        ...when,
        size: size + 1,
        operator,
        action,
        subject,
        about: about || undefined,
        outcome: outcome === 'done' ? 'carriedOut' : outcome,
      })
      const rows = found.slice(0, size)
      const last = rows.at(-1)
      const isMore = found.length > size && last !== undefined
      return {
        rows: rows.map((row) => ({
          id: ids.of('audit', row.seq),
          seq: row.seq,
          at: row.at,
          operator: row.operator === null ? undefined : ids.of('operator', row.operator),
          name: row.name ?? undefined,
          role: roleOf(row.role),
          action: row.action,
          address: row.address,
          outcome: row.outcome,
          is_proposed: isProposed(row),
          begun: row.begun ?? undefined,
          subject: row.subject ?? undefined,
          subject_name: names.get(row.subject ?? ''),
          reason: row.reason ?? undefined,
          before: parsed(row.before),
          after: parsed(row.after),
          hash: row.hash,
        })),
        ...(isMore && { next: ids.of('audit', last.seq) }),
      }
    }),
    handleOperatorFile(exportAudit, async () => ({
      name: 'audit.jsonl',
      type: 'application/x-ndjson; charset=utf-8',
      parts: reading.lines(),
    })),
  ]
}

/** Operators are recorded by number, and looked for by name. */
function namedLike(names: ReadonlyMap<string, string>, words: string): readonly string[] {
  const like = words.toLowerCase()
  return [...names].filter(([, name]) => name.toLowerCase().includes(like)).map(([one]) => one)
}

function roleOf(text: string | null): OperatorRole | undefined {
  return operatorRoles.find((role) => role === text)
}

function parsed(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json)
}
