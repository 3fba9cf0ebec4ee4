/** What members are notified of by support: a reply to their feedback, and an answer in the chat that they have not seen. Rule H10. */
import type { Millis } from '@evenkeel/kernel'
import type { NotificationSource, ReadRecorded, Tables } from '@evenkeel/wire/server'

export const notified: NotificationSource = {
  kinds: { supportReplied: { group: 'support' }, supportAnswered: { group: 'support' } },
  texts: (language) => import(`./text/${language}.ts`),
}

/** Whoever is in the chat reads an answer sooner than this. */
export const UNSEEN_MS = 60_000

type Row = { readonly id: number; readonly member: number; readonly at: Millis }

/** Without a word of them: what is written is sealed, and stays where it was written. */
export function repliesOf(tables: Tables): ReadRecorded {
  return async (since, limit) => {
    const rows = await tables.rows<Row>(
      `select id::float8 as id, member::float8 as member, replied_at::float8 as at
       from support_feedback where replied_at >= $1 order by replied_at, id limit $2`,
      [since, limit],
    )
    return rows.map(({ id, member, at }) => ({
      kind: 'supportReplied',
      member,
      figures: {},
      link: '/about-us?feedback=mine',
      source: `feedback reply ${id}`,
      at,
    }))
  }
}

/** The first answer of a conversation that was not read: the ones after it are found with it. */
export function answersOf(tables: Tables, now: () => Millis): ReadRecorded {
  return async (since, limit) => {
    const rows = await tables.rows<Row>(
      `select * from (select distinct on (one.id) message.id::float8 as id,
           one.member::float8 as member, message.at::float8 as at
         from support_chat one join support_message message on message.chat = one.id
         where one.last_at >= $1 and message.operator is not null and message.id > one.member_read
         order by one.id, message.id) as unread
       where at >= $1 and at <= $2 order by at, id limit $3`,
      [since, now() - UNSEEN_MS, limit],
    )
    return rows.map(({ id, member, at }) => ({
      kind: 'supportAnswered',
      member,
      figures: {},
      link: '/contact',
      source: `chat answer ${id}`,
      at,
    }))
  }
}
