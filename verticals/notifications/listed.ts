/** The list of a member: read page by page in the reader's language, marked as read, and kept for a while. */
import type { MemberId, Millis, Realm } from '@evenkeel/kernel'
import type { Language, NotificationGroup } from '@evenkeel/wire'
import type { PublicIds, Tables } from '@evenkeel/wire/server'
import type { Kept, Saying } from './saying.ts'

type Options = {
  readonly tables: Tables
  readonly saying: Saying
  readonly ids: PublicIds
  readonly now: () => Millis
}
export type Owner = { readonly id: MemberId; readonly realm: Realm }
type Row = Kept & { id: number; kind_group: NotificationGroup; at: number; is_read: boolean }
type Wish = {
  readonly group?: NotificationGroup | undefined
  readonly before?: number | undefined
  readonly size: number
}

/** Beyond it, more is more. */
const COUNTED = 100
/** NC4: so many of a member, for so long. */
const KEPT = 1_000
const KEPT_MS = 90 * 86_400_000
/** Its owner's, in this realm or in both. */
const OWN = 'member = $1 and (realm is null or realm = $2) and is_shown'

export type Listed = ReturnType<typeof createListed>

export function createListed({ tables, saying, ids, now }: Options) {
  async function unread(member: MemberId, realm: Realm): Promise<number> {
    const [row] = await tables.rows<{ count: number }>(
      `select count(*)::float8 as count from (
         select 1 from notification where ${OWN} and read_at is null limit ${COUNTED}) as counted`,
      [member, realm],
    )
    return row?.count ?? 0
  }
  async function viewOf(row: Row, language: Language) {
    const { title, body } = await saying.say(row, language)
    return {
      id: ids.of('notification', row.id),
      group: row.kind_group,
      kind: row.kind,
      title,
      body,
      link: saying.linkOf(row),
      at: row.at,
      is_read: row.is_read,
    }
  }
  return {
    unread,
    async page({ id, realm }: Owner, { group, before, size }: Wish, language: Language) {
      const found = await tables.rows<Row>(
        `select id::float8 as id, kind, kind_group, figures, link, about_kind,
           about::float8 as about, at::float8 as at, read_at is not null as is_read
         from notification where ${OWN} and ($3::text is null or kind_group = $3)
           and ($4::bigint is null or id < $4) order by id desc limit $5`,
        [id, realm, group ?? null, before ?? null, size + 1],
      )
      const shown = found.slice(0, size)
      const last = found.length > size ? shown.at(-1) : undefined
      return {
        rows: await Promise.all(shown.map((row) => viewOf(row, language))),
        next: last && ids.of('page', last.id),
      }
    },
    /** All, or these; false where one of these is not the owner's, and then none is marked. */
    async markRead({ id, realm }: Owner, which: readonly number[] | undefined): Promise<boolean> {
      if (which === undefined) {
        const sql = `update notification set read_at = $3 where ${OWN} and read_at is null`
        await tables.rows(sql, [id, realm, now()])
        return true
      }
      const wanted = [...new Set(which)]
      const marked = await tables.rows(
        `with own as (select id from notification where ${OWN} and id = any($4::bigint[]))
         update notification set read_at = coalesce(read_at, $3) where id in (select id from own)
           and (select count(*) from own) = cardinality($4::bigint[]) returning 1`,
        [id, realm, now(), wanted],
      )
      return marked.length === wanted.length
    },
    async prune(): Promise<void> {
      await tables.rows('delete from notification where at < $1', [now() - KEPT_MS])
      await tables.rows(
        `delete from notification where id in (select id from (select id,
           row_number() over (partition by member order by id desc) as nth from notification)
           as numbered where nth > ${KEPT})`,
        [],
      )
    },
    async forget(member: MemberId): Promise<void> {
      for (const table of ['notification', 'notification_choice', 'notification_digest'])
        await tables.rows(`delete from ${table} where member = $1`, [member])
    },
  }
}
