/** What members are notified of by support: the reply to their feedback, and answers in the chat that they have not read. Rule H21. */
import type { Millis } from '@evenkeel/kernel'
import type { NotificationSource, ReadRecorded, Recorded, Tables } from '@evenkeel/wire/server'

export const notified: NotificationSource = {
  kinds: {
    feedbackReplied: { group: 'support' },
    chatAnswered: { group: 'support' },
  },
  texts: (language) => import(`./text/${language}.ts`),
}

/** Who has the chat open reads an answer at once, and is not notified of it. */
const CHAT_UNREAD_MS = 20_000

/** Words stay sealed where they are. A member has one conversation for both realms: so are its notifications. */
export function supportAnswers(tables: Tables, now: () => Millis): ReadRecorded {
  return async (since, limit) => {
    const found = [...(await repliesOf(tables, since, limit))]
    found.push(...(await answersOf(tables, since, now() - CHAT_UNREAD_MS, limit)))
    return found.sort((one, other) => one.at - other.at).slice(0, limit)
  }
}

async function repliesOf(tables: Tables, since: Millis, limit: number): Promise<Recorded[]> {
  const rows = await tables.rows<{ id: number; member: number; at: number }>(
    `select id::float8 as id, member::float8 as member, replied_at::float8 as at
     from support_feedback where replied_at >= $1 order by replied_at, id limit $2`,
    [since, limit],
  )
  return rows.map(({ id, member, at }) => ({
    kind: 'feedbackReplied',
    member,
    figures: {},
    link: '/about-us',
    source: `feedback ${id}`,
    at,
  }))
}

/** The first of what is not read stands for all that follows it, until the member has read. */
async function answersOf(
  tables: Tables,
  since: Millis,
  until: Millis,
  limit: number,
): Promise<Recorded[]> {
  const rows = await tables.rows<{ chat: number; member: number; read: number; at: number }>(
    `select chat.id::float8 as chat, chat.member::float8 as member,
       chat.member_read::float8 as read, min(message.at)::float8 as at
     from support_message message join support_chat chat on chat.id = message.chat
     where message.operator is not null and message.id > chat.member_read
       and message.at between $1 and $2
     group by chat.id order by min(message.at), chat.id limit $3`,
    [since, until, limit],
  )
  return rows.map(({ chat, member, read, at }) => ({
    kind: 'chatAnswered',
    member,
    figures: {},
    link: '/contact',
    source: `chat ${chat} read to ${read}`,
    at,
  }))
}
