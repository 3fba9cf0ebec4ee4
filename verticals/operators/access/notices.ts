/** What operators are notified of at the console until they have read it: whose access was given, changed or taken. Rule P69. */
import type { Millis } from '@evenkeel/kernel'
import type { OperatorRole } from '@evenkeel/wire'
import type { Log, Tables } from '@evenkeel/wire/server'
import type { noticeKinds } from '../contract/access.ts'

export type NoticeKind = (typeof noticeKinds)[number]

export type Notice = {
  readonly id: number
  readonly kind: NoticeKind
  readonly about: string
  readonly at: Millis
}
type Change = { readonly kind: NoticeKind; readonly about: number; readonly role: OperatorRole }
type Options = {
  readonly tables: Tables
  readonly log: Log
  readonly now: () => Millis
  tellOperators(topic: string): void
}

export type Notices = ReturnType<typeof createNotices>

export function createNotices({ tables, log, now, tellOperators }: Options) {
  return {
    /** Everybody who holds the role, and every admin, but for whom it is about; of a reset at the machine everybody. */
    async add({ kind, about, role }: Change): Promise<void> {
      await tables.rows(
        `insert into operator_notice (operator, kind, about, at)
         select operator, $1, $2, $3 from operator_access
         where (role = 'admin' or role = $4 or $1 = 'operatorResetAtTerminal')
           and operator <> $2 and password is not null`,
        [kind, about, now(), role],
      )
      log.warn('access of an operator changed', { reason: kind })
      tellOperators('accessNotices')
    },

    /** What this operator has not read, the latest first. */
    async unread(operator: number): Promise<readonly Notice[]> {
      return tables.rows<Notice>(
        `select notice.id::float8 as id, kind, operator.name as about, notice.at::float8 as at
         from operator_notice notice join operator on operator.id = notice.about
         where notice.operator = $1 and read_at is null order by notice.id desc limit 100`,
        [operator],
      )
    },

    async read(operator: number, id: number): Promise<void> {
      await tables.rows(
        `update operator_notice set read_at = $3
         where operator = $1 and id = $2 and read_at is null`,
        [operator, id, now()],
      )
      tellOperators('accessNotices')
    },
  }
}
