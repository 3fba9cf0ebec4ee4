/** The conversation of each member with customer service: sealed messages, who works on it, and what is not read yet. Rules H12 to H15. */
import { type Id, type MemberId, type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { createTurns, type MemberDesk, type Operator, type Tables } from '@evenkeel/wire/server'

export type Message = {
  readonly id: Id
  readonly at: Millis
  readonly text: string
  readonly picture: string | undefined
  /** Who of the operators wrote it; nobody, where the member did. */
  readonly by: string | undefined
}
export type Conversation = {
  readonly id: Id
  readonly member: MemberId
  readonly uid: number
  readonly lastAt: Millis
  readonly isClosed: boolean
  readonly operator: number | undefined
  readonly operatorName: string | undefined
  readonly unread: number
  /** Since when a message of the member waits. */
  readonly waitingSince: Millis | undefined
}
type Said = {
  readonly member: MemberId
  readonly key: string
  readonly text: string
  readonly picture: string | undefined
}

type Answering = Omit<Said, 'member'>

export type Chat = {
  say(said: Said): Promise<{ id: Id; at: Millis } | Refused<'chatPictureWrong' | 'chatTooOften'>>
  own(member: MemberId, page: { after?: Id | undefined; size: number }): Promise<Message[]>
  unread(member: MemberId): Promise<number>
  read(member: MemberId): Promise<void>
  find(id: Id): Promise<Conversation | undefined>
  list(wish: { uid?: number | undefined; isClosed: boolean }): Promise<readonly Conversation[]>
  /** How many conversations wait for an answer. */
  waiting(): Promise<number>
  /** The last ones, the oldest first; operators have read them then. */
  messages(id: Id): Promise<readonly Message[]>
  answer(
    chat: Pick<Conversation, 'id' | 'member'>,
    operator: Operator,
    answer: Answering,
  ): Promise<'said' | 'taken' | 'pictureWrong'>
  /** To this operator, or to nobody. */
  assign(id: Id, to: { readonly id: number; readonly name: string } | undefined): Promise<void>
  close(id: Id): Promise<void>
  /** Who may be handed a conversation. */
  operators(): Promise<readonly { readonly id: number; readonly name: string }[]>
  forget(member: MemberId): Promise<void>
}

/** So many messages of one member, in a minute and in a day. */
const CHAT_MINUTE_MOST = 20
const CHAT_DAY_MOST = 300
const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000
const SHOWN = 200

export type ChatOptions = {
  readonly tables: Tables
  readonly now: () => Millis
  desk(): Pick<MemberDesk, 'seal' | 'read' | 'usePicture' | 'usePictureOf'>
}

export function createChat(options: ChatOptions): Chat {
  return { ...ofMembers(options), ...lists(options), ...ofOperators(options) }
}

type Row = {
  readonly id: Id
  readonly at: Millis
  readonly key: string
  readonly chat: Id
  readonly by: string | null
  readonly sealed: Buffer
  readonly picture: string | null
}
const MESSAGE = `select message.id::float8 as id, message.at::float8 as at, chat::float8 as chat,
  request_key as key, message.operator_name as by, sealed, picture from support_message message`

const placeOf = (chat: Id, key: string) => `message ${chat} ${key}`

function opened(desk: ReturnType<ChatOptions['desk']>, row: Row): Message {
  const { id, at, chat, key, by, sealed, picture } = row
  const text = desk.read(sealed, placeOf(chat, key)) ?? ''
  return { id, at, text, picture: picture ?? undefined, by: by ?? undefined }
}

function ofMembers({
  tables,
  now,
  desk,
}: ChatOptions): Pick<Chat, 'say' | 'own' | 'unread' | 'read' | 'forget'> {
  const inTurn = createTurns()
  /** The member's own, made with the first message. */
  async function chatOf(member: MemberId): Promise<Id> {
    const [row] = await tables.rows<{ id: Id }>(
      `insert into support_chat (member, last_at) values ($1, $2)
       on conflict (member) do update set member = excluded.member returning id::float8 as id`,
      [member, now()],
    )
    if (row === undefined) throw new Error('a member got no conversation')
    return row.id
  }

  async function known(chat: Id, key: string) {
    const [row] = await tables.rows<{ id: Id; at: Millis }>(
      `select id::float8 as id, at::float8 as at from support_message
       where chat = $1 and operator is null and request_key = $2`,
      [chat, key],
    )
    return row
  }

  return {
    async say({ member, key, text, picture }) {
      const chat = await chatOf(member)
      const before = await known(chat, key)
      if (before !== undefined) return before
      const isUsed =
        picture === undefined || (await desk().usePicture(member, picture, `chat ${key}`))
      if (!isUsed) return refuse('chatPictureWrong')
      const sealed = desk().seal(text, placeOf(chat, key))
      const insert = () =>
        tables.rows<{ id: Id; at: Millis }>(
          `with sent as (select count(*) filter (where at > $5::bigint - ${MINUTE_MS}) as minute,
           count(*) as day from support_message
           where chat = $1 and operator is null and at > $5::bigint - ${DAY_MS}),
         said as (
           insert into support_message (chat, request_key, sealed, picture, at)
           select $1, $2, $3, $4, $5::bigint from sent
           where minute < ${CHAT_MINUTE_MOST} and day < ${CHAT_DAY_MOST}
           on conflict do nothing returning id, at),
         moved as (update support_chat set last_at = $5::bigint, closed_at = null
           where id = $1 and exists (select 1 from said))
         select id::float8 as id, at::float8 as at from said`,
          [chat, key, sealed, picture ?? null, now()],
        )
      const [row] = await inTurn(chat, insert)
      return row ?? (await known(chat, key)) ?? refuse('chatTooOften')
    },

    async own(member, { after, size }) {
      const rows = await tables.rows<Row>(
        `${MESSAGE} join support_chat one on one.id = message.chat
         where one.member = $1 and ($2::bigint is null or message.id < $2)
         order by message.id desc limit $3`,
        [member, after ?? null, size],
      )
      return rows.map((row) => opened(desk(), row))
    },

    async unread(member) {
      const [row] = await tables.rows<{ count: number }>(
        `select count(*)::float8 as count from support_message message
         join support_chat one on one.id = message.chat
         where one.member = $1 and message.operator is not null and message.id > member_read`,
        [member],
      )
      return row?.count ?? 0
    },

    async read(member) {
      await tables.rows(
        `update support_chat set member_read = coalesce((select max(id) from support_message
           where chat = support_chat.id), 0) where member = $1`,
        [member],
      )
    },

    async forget(member) {
      await tables.rows('delete from support_chat where member = $1', [member])
    },
  }
}

type ConversationRow = Omit<Conversation, 'operator' | 'operatorName' | 'waitingSince'> & {
  readonly operator: number | null
  readonly operatorName: string | null
  readonly waitingSince: Millis | null
}
/** A member's messages since the last answer wait. */
const WAITS = `from support_message asked where asked.chat = one.id and asked.operator is null
  and not exists (select 1 from support_message said where said.chat = one.id
    and said.operator is not null and said.id > asked.id)`
const CONVERSATION = `select one.id::float8 as id, one.member::float8 as member, uid,
    last_at::float8 as "lastAt", closed_at is not null as "isClosed",
    operator::float8 as operator, operator_name as "operatorName",
    (select count(*)::float8 from support_message fresh where fresh.chat = one.id
      and fresh.operator is null and fresh.id > operators_read) as unread,
    (select min(asked.at)::float8 ${WAITS}) as "waitingSince"
  from support_chat one join member on member.id = one.member`

function lists({ tables }: ChatOptions): Pick<Chat, 'find' | 'list' | 'waiting' | 'operators'> {
  return {
    async find(id) {
      const [row] = await tables.rows<ConversationRow>(`${CONVERSATION} where one.id = $1`, [id])
      return row && conversationOf(row)
    },

    async list({ uid, isClosed }) {
      const rows = await tables.rows<ConversationRow>(
        `select * from (${CONVERSATION} where ($1::bigint is null or uid = $1)
           and (closed_at is not null) = $2) as found
         order by "waitingSince" nulls last, "lastAt" desc limit 200`,
        [uid ?? null, isClosed],
      )
      return rows.map(conversationOf)
    },

    async waiting() {
      const [row] = await tables.rows<{ count: number }>(
        `select count(*)::float8 as count from support_chat one
         where closed_at is null and exists (select 1 ${WAITS})`,
        [],
      )
      return row?.count ?? 0
    },

    operators: () =>
      tables.rows<{ id: number; name: string }>(
        `select id::float8 as id, name from operator
         join operator_access on operator_access.operator = operator.id
         where role in ('support', 'admin') and disabled_at is null and password is not null
         order by name`,
        [],
      ),
  }
}

function ofOperators({
  tables,
  now,
  desk,
}: ChatOptions): Pick<Chat, 'messages' | 'answer' | 'assign' | 'close'> {
  return {
    async messages(id) {
      const rows = await tables.rows<Row>(
        `${MESSAGE} where chat = $1 order by message.id desc limit ${SHOWN}`,
        [id],
      )
      await tables.rows(
        'update support_chat set operators_read = greatest(operators_read, $2) where id = $1',
        [id, rows[0]?.id ?? 0],
      )
      return rows.map((row) => opened(desk(), row)).reverse()
    },

    async answer({ id, member }, operator, { key, text, picture: name }) {
      const sealed = desk().seal(text, placeOf(id, key))
      const usedFor = `chat ${key}`
      const isUsed =
        name === undefined || (await desk().usePictureOf(operator.id, { member, name, usedFor }))
      if (!isUsed) return 'pictureWrong'
      const rows = await tables.rows(
        `with mine as (update support_chat set last_at = $6, closed_at = null, operator = $2,
             operator_name = $3 where id = $1 and (operator is null or operator = $2) returning id)
         insert into support_message (chat, operator, operator_name, request_key, sealed, at, picture)
         select id, $2, $3, $4, $5, $6, $7 from mine
         on conflict (chat, coalesce(operator, 0), request_key)
           do update set at = support_message.at returning 1`,
        [id, operator.id, operator.name, key, sealed, now(), name ?? null],
      )
      return rows.length > 0 ? 'said' : 'taken'
    },

    async assign(id, to) {
      await tables.rows('update support_chat set operator = $2, operator_name = $3 where id = $1', [
        id,
        to?.id ?? null,
        to?.name ?? null,
      ])
    },

    async close(id) {
      await tables.rows(
        `update support_chat set closed_at = $2, operator = null, operator_name = null
         where id = $1`,
        [id, now()],
      )
    },
  }
}

function conversationOf({
  operator,
  operatorName,
  waitingSince,
  ...row
}: ConversationRow): Conversation {
  return {
    ...row,
    operator: operator ?? undefined,
    operatorName: operatorName ?? undefined,
    waitingSince: waitingSince ?? undefined,
  }
}
