/** Platform notices in their tables: drafts, those that wait for their time, what is published, and who has read it. Rules H5 to H8. */
import type { Id, MemberId, Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { TextsByLanguage } from '../words/texts.ts'

export type Notice = {
  readonly id: Id
  readonly texts: TextsByLanguage
  readonly isPinned: boolean
  readonly publishAt: Millis | undefined
  readonly changedAt: Millis
  readonly changedBy: string
}
export type ShownNotice = Notice & { readonly publishAt: Millis; readonly isRead: boolean }
export type Draft = { readonly texts: TextsByLanguage; readonly isPinned: boolean }
type Row = Omit<Notice, 'publishAt'> & { readonly publishAt: Millis | null }

export type Notices = {
  /** What a member sees, what is pinned first. */
  shown(member: MemberId, page: { after?: Id | undefined; size: number }): Promise<ShownNotice[]>
  find(id: Id): Promise<Notice | undefined>
  findShown(id: Id): Promise<Notice | undefined>
  unread(member: MemberId): Promise<number>
  /** One, or all of them. */
  read(member: MemberId, id?: Id): Promise<void>
  all(): Promise<readonly (Notice & { readonly reads: number })[]>
  save(id: Id | undefined, draft: Draft, by: string): Promise<Id | undefined>
  /** False, where there is none. */
  publish(id: Id, at: Millis, by: string): Promise<boolean>
  unpublish(id: Id, by: string): Promise<boolean>
  /** Those whose time has come since everybody was told last; each is told of once. */
  takeDue(): Promise<readonly Id[]>
  /** When the next one is due. */
  nextAt(): Promise<Millis | undefined>
  forget(member: MemberId): Promise<void>
}

const COLUMNS = `notice.id::float8 as id, texts, is_pinned as "isPinned",
  publish_at::float8 as "publishAt", changed_at::float8 as "changedAt", changed_by as "changedBy"`

export function createNotices(tables: Tables, now: () => Millis): Notices {
  return { ...reading(tables, now), ...readMarks(tables, now), ...writing(tables, now) }
}

type Reading = Pick<Notices, 'shown' | 'find' | 'findShown' | 'all' | 'nextAt'>

function reading(tables: Tables, now: () => Millis): Reading {
  async function find(id: Id): Promise<Notice | undefined> {
    const sql = `select ${COLUMNS} from support_notice notice where id = $1`
    const [row] = await tables.rows<Row>(sql, [id])
    return row && noticeOf(row)
  }

  return {
    find,

    async findShown(id) {
      const notice = await find(id)
      return notice?.publishAt !== undefined && notice.publishAt <= now() ? notice : undefined
    },

    async shown(member, { after, size }) {
      const rows = await tables.rows<Row & { readonly isRead: boolean }>(
        `select ${COLUMNS}, exists (select 1 from support_notice_read
           where member = $1 and notice = notice.id) as "isRead"
         from support_notice notice
         where publish_at <= $2 and ($3::bigint is null or (is_pinned, publish_at, id) <
           (select is_pinned, publish_at, id from support_notice where id = $3))
         order by is_pinned desc, publish_at desc, id desc limit $4`,
        [member, now(), after ?? null, size],
      )
      return rows.map((row) => ({
        ...noticeOf(row),
        publishAt: row.publishAt ?? 0,
        isRead: row.isRead,
      }))
    },

    async all() {
      const rows = await tables.rows<Row & { readonly reads: number }>(
        `select ${COLUMNS}, (select count(*)::float8 from support_notice_read
           where notice = notice.id) as reads
         from support_notice notice order by coalesce(publish_at, changed_at) desc, id desc limit 500`,
        [],
      )
      return rows.map((row) => ({ ...noticeOf(row), reads: row.reads }))
    },

    async nextAt() {
      const [row] = await tables.rows<{ at: Millis | null }>(
        'select min(publish_at)::float8 as at from support_notice where not is_told',
        [],
      )
      return row?.at ?? undefined
    },
  }
}

function readMarks(tables: Tables, now: () => Millis): Pick<Notices, 'unread' | 'read' | 'forget'> {
  return {
    async unread(member) {
      const [row] = await tables.rows<{ count: number }>(
        `select count(*)::float8 as count from support_notice notice where publish_at <= $2
           and not exists (select 1 from support_notice_read where member = $1 and notice = notice.id)`,
        [member, now()],
      )
      return row?.count ?? 0
    },

    async read(member, id) {
      await tables.rows(
        `insert into support_notice_read (member, notice, at)
         select $1, id, $2 from support_notice
         where publish_at <= $2 and ($3::bigint is null or id = $3) on conflict do nothing`,
        [member, now(), id ?? null],
      )
    },

    async forget(member) {
      await tables.rows('delete from support_notice_read where member = $1', [member])
    },
  }
}

function writing(
  tables: Tables,
  now: () => Millis,
): Pick<Notices, 'save' | 'publish' | 'unpublish' | 'takeDue'> {
  const isThere = async (sql: string, values: readonly unknown[]) =>
    (await tables.rows(`${sql} returning 1`, values)).length > 0

  return {
    async save(id, { texts, isPinned }, by) {
      const values = [JSON.stringify(texts), isPinned, now(), by]
      const [row] = await tables.rows<{ id: Id }>(
        id === undefined
          ? `insert into support_notice (texts, is_pinned, changed_at, changed_by)
             values ($1, $2, $3, $4) returning id::float8 as id`
          : `update support_notice set texts = $1, is_pinned = $2, changed_at = $3,
               changed_by = $4 where id = $5 returning id::float8 as id`,
        id === undefined ? values : [...values, id],
      )
      return row?.id
    },

    publish: (id, at, by) =>
      isThere(
        `update support_notice set publish_at = $2, is_told = false, changed_at = $3,
         changed_by = $4 where id = $1`,
        [id, at, now(), by],
      ),

    unpublish: (id, by) =>
      isThere(
        `update support_notice set publish_at = null, is_told = false, changed_at = $2,
         changed_by = $3 where id = $1`,
        [id, now(), by],
      ),

    async takeDue() {
      const rows = await tables.rows<{ id: Id }>(
        `update support_notice set is_told = true where publish_at <= $1 and not is_told
         returning id::float8 as id`,
        [now()],
      )
      return rows.map(({ id }) => id)
    },
  }
}

function noticeOf({ publishAt, ...row }: Row): Notice {
  return { ...row, publishAt: publishAt ?? undefined }
}
