/** Feedback of members: sealed in its table, with the one reply that operators give. Rules H9 to H11. */
import { type Id, type MemberId, type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { createTurns, type MemberDesk, type Tables } from '@evenkeel/wire/server'
import type { FeedbackType } from '../contract/words.ts'

export type Words = { readonly title: string; readonly content: string }
export type Feedback = Words & {
  readonly id: Id
  readonly member: MemberId
  readonly at: Millis
  readonly type: FeedbackType
  readonly picture: string | undefined
  readonly reply: string | undefined
  readonly repliedAt: Millis | undefined
  readonly repliedBy: string | undefined
  readonly isNew: boolean
}
type Sent = Words & {
  readonly member: MemberId
  readonly key: string
  readonly type: FeedbackType
  readonly picture: string | undefined
}
type Row = {
  readonly id: Id
  readonly member: MemberId
  readonly key: string
  readonly type: FeedbackType
  readonly sealed: Buffer
  readonly picture: string | null
  readonly at: Millis
  readonly reply: Buffer | null
  readonly repliedAt: Millis | null
  readonly repliedBy: string | null
  readonly readAt: Millis | null
}

export type FeedbackTable = {
  send(sent: Sent): Promise<Id | Refused<'feedbackPictureWrong' | 'feedbackTooOften'>>
  own(member: MemberId, page: { after?: Id | undefined; size: number }): Promise<Feedback[]>
  find(id: Id): Promise<Feedback | undefined>
  unread(member: MemberId): Promise<number>
  readReplies(member: MemberId): Promise<void>
  /** False, where it has a reply already. */
  reply(id: Id, words: string, by: string): Promise<boolean>
  forget(member: MemberId): Promise<void>
}

/** So much waits for a reply, and comes in a day, of one member. */
const FEEDBACK_WAITING_MOST = 5
const FEEDBACK_DAY_MOST = 10
const DAY_MS = 24 * 3_600_000

const placeOf = (member: MemberId, key: string) => `feedback ${member} ${key}`
const replyOf = (member: MemberId, key: string) => `reply ${member} ${key}`

const SELECT = `select id::float8 as id, member::float8 as member, request_key as key, type, sealed,
    picture, at::float8 as at, reply, replied_at::float8 as "repliedAt", replied_by as "repliedBy",
    reply_read_at::float8 as "readAt" from support_feedback`

type Options = {
  readonly tables: Tables
  readonly now: () => Millis
  desk(): Pick<MemberDesk, 'seal' | 'read' | 'usePicture'>
}

export function createFeedback(options: Options): FeedbackTable {
  return { ...sending(options), ...reading(options), ...replying(options) }
}

function opened(desk: ReturnType<Options['desk']>, row: Row): Feedback {
  const { id, member, key, type, sealed, picture, at, reply, repliedAt, repliedBy, readAt } = row
  const text = desk.read(sealed, placeOf(member, key))
  const words = text === undefined ? { title: '', content: '' } : (JSON.parse(text) as Words)
  return {
    ...words,
    id,
    member,
    at,
    type,
    picture: picture ?? undefined,
    reply: reply === null ? undefined : desk.read(reply, replyOf(member, key)),
    repliedAt: repliedAt ?? undefined,
    repliedBy: repliedBy ?? undefined,
    isNew: repliedAt !== null && readAt === null,
  }
}

function sending({ tables, now, desk }: Options): Pick<FeedbackTable, 'send' | 'forget'> {
  const inTurn = createTurns()
  async function known(member: MemberId, key: string): Promise<Id | undefined> {
    const sql =
      'select id::float8 as id from support_feedback where member = $1 and request_key = $2'
    return (await tables.rows<{ id: Id }>(sql, [member, key]))[0]?.id
  }

  return {
    async send({ member, key, type, picture, title, content }) {
      const before = await known(member, key)
      if (before !== undefined) return before
      const isUsed =
        picture === undefined || (await desk().usePicture(member, picture, `feedback ${key}`))
      if (!isUsed) return refuse('feedbackPictureWrong')
      const sealed = desk().seal(JSON.stringify({ title, content }), placeOf(member, key))
      const insert = () =>
        tables.rows<{ id: Id }>(
          `with sent as (select count(*) filter (where replied_at is null) as waiting,
           count(*) filter (where at > $6::bigint - ${DAY_MS}) as today
           from support_feedback where member = $1)
         insert into support_feedback (member, request_key, type, sealed, picture, at)
         select $1, $2, $3, $4, $5, $6::bigint from sent
         where waiting < ${FEEDBACK_WAITING_MOST} and today < ${FEEDBACK_DAY_MOST}
         on conflict (member, request_key) do nothing returning id::float8 as id`,
          [member, key, type, sealed, picture ?? null, now()],
        )
      const [row] = await inTurn(member, insert)
      return row?.id ?? (await known(member, key)) ?? refuse('feedbackTooOften')
    },

    async forget(member) {
      await tables.rows('delete from support_feedback where member = $1', [member])
    },
  }
}

function reading({ tables, desk }: Options): Pick<FeedbackTable, 'own' | 'find' | 'unread'> {
  return {
    async own(member, { after, size }) {
      const rows = await tables.rows<Row>(
        `${SELECT} where member = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
        [member, after ?? null, size],
      )
      return rows.map((row) => opened(desk(), row))
    },

    async find(id) {
      const [row] = await tables.rows<Row>(`${SELECT} where id = $1`, [id])
      return row && opened(desk(), row)
    },

    async unread(member) {
      const [row] = await tables.rows<{ count: number }>(
        `select count(*)::float8 as count from support_feedback
         where member = $1 and replied_at is not null and reply_read_at is null`,
        [member],
      )
      return row?.count ?? 0
    },
  }
}

function replying({ tables, now, desk }: Options): Pick<FeedbackTable, 'reply' | 'readReplies'> {
  return {
    async readReplies(member) {
      await tables.rows(
        `update support_feedback set reply_read_at = $2
         where member = $1 and replied_at is not null and reply_read_at is null`,
        [member, now()],
      )
    },

    async reply(id, words, by) {
      const [row] = await tables.rows<Row>(`${SELECT} where id = $1`, [id])
      if (row === undefined) return false
      const sealed = desk().seal(words, replyOf(row.member, row.key))
      const made = await tables.rows(
        `update support_feedback set reply = $2, replied_at = $3, replied_by = $4
         where id = $1 and replied_at is null returning 1`,
        [id, sealed, now(), by],
      )
      return made.length > 0
    },
  }
}
