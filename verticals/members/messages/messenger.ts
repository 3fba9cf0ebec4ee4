/** Messages to members: written down first, then sent by mail or SMS, or kept in the sandbox's outbox. */
import type { Millis } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'
import type { Reachable } from '../contacts.ts'
import type { Sealing } from '../sealing.ts'
import { createLane, type Lane } from './lane.ts'
import { createMailWay } from './mailWay.ts'
import { createSmsWay } from './smsWay.ts'
import { mailOf, smsOf } from './writing.ts'

/** Each has the texts `mail.NAME.subject`, `mail.NAME.body` and `sms.NAME`. */
export type MessageName =
  | 'code'
  | 'registeredAlready'
  | 'signedIn'
  | 'wrongPasswords'
  | 'accountChanged'
  | 'frozenByOperator'
  | 'thawedByOperator'
  | 'identityVerified'
  | 'identityRefused'
  | 'notice'

export type Message = {
  readonly to: Reachable
  readonly name: MessageName
  readonly language: Language
  readonly figures: Readonly<Record<string, string>>
  /** Of a notice: below its body, one by one. */
  readonly lines?: readonly string[] | undefined
  readonly antiPhishing?: string | undefined
  /** Written down like any other, so that it takes as long, and never sent. */
  readonly isVoid?: boolean
}

/** As it lies in the outbox. */
export type Kept = {
  readonly at: Millis
  readonly to: string
  /** Of a mail. */
  readonly subject?: string
  readonly text: string
}

export type Messenger = {
  /** Whether a message can leave the house that way. */
  readonly reaches: Readonly<Record<Reachable['kind'], boolean>>
  /** None can, in any way: all are kept for a day, to be looked at. */
  readonly hasOutbox: boolean
  /** Resolves when it is written down; what cannot be sent now is tried again. */
  write(message: Message): Promise<void>
  /** What lies there, the newest first. */
  outbox(limit: number): Promise<readonly Kept[]>
  stop(): Promise<void>
}

/** How messages leave the house. */
export type MessageWays = {
  /** `smtp://` or `smtps://` with user and password, and whom mails are from. */
  readonly smtp?: { readonly url: string; readonly from: string } | undefined
  /** A hook that is posted `{ to, text, id }`, signed with the secret. */
  readonly sms?: { readonly url: string; readonly secret: string } | undefined
}

type Options = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly ways: MessageWays
  readonly now: () => Millis
  onFailure(error: unknown): void
  /** Something new lies in the outbox. */
  onKept?(): void
}

const HOUR_MS = 3_600_000
/** What every sealed message is about: it opens as nothing else. */
const ABOUT = 'message'

/** As it would have been sent. */
async function shownIn(message: Message, at: Millis) {
  const to = message.to.text
  if (message.to.kind === 'phone') return { at, to, text: await smsOf(message) }
  const { subject, text } = await mailOf(message)
  return { at, to, subject, text }
}

export function createMessenger(options: Options): Messenger {
  const { tables, sealing, ways, now, onFailure, onKept } = options
  const open = (sealed: Buffer) => JSON.parse(sealing.open(sealed, ABOUT)) as Message
  /** A name that stays the same however often it is sent, and does not count our messages. */
  const nameOf = (id: number) => sealing.index('message', String(id)).toString('hex', 0, 16)
  const shared = { tables, now, onFailure, open, nameOf }
  const lanes: Partial<Record<Reachable['kind'], Lane>> = {
    ...(ways.smtp && {
      email: createLane({ ...shared, kind: 'email', send: createMailWay(ways.smtp) }),
    }),
    ...(ways.sms && {
      phone: createLane({ ...shared, kind: 'phone', send: createSmsWay(ways.sms) }),
    }),
  }
  const reaches = { email: lanes.email !== undefined, phone: lanes.phone !== undefined }
  const hasOutbox = !reaches.email && !reaches.phone
  let sweptAt = 0

  /** Nothing of a message is kept for longer than a day after its end. */
  function sweep(): void {
    if (now() - sweptAt < HOUR_MS) return
    sweptAt = now()
    const sql = `delete from message where created_at < to_timestamp($1::float8 / 1000) - interval '1 day'
      and ($2 or coalesce(sent_at, given_up_at) < to_timestamp($1::float8 / 1000) - interval '1 day')`
    tables.rows(sql, [now(), hasOutbox]).catch(onFailure)
  }

  return {
    reaches,
    hasOutbox,

    async write({ isVoid = false, ...message }) {
      sweep()
      const { kind } = message.to
      const isLost = isVoid || !(hasOutbox || reaches[kind])
      await tables.rows(
        `insert into message (kind, sealed, created_at, due_at, given_up_at)
         values ($1, $2, to_timestamp($3::float8 / 1000), to_timestamp($3::float8 / 1000),
           case when $4 then to_timestamp($3::float8 / 1000) end)`,
        [kind, sealing.seal(JSON.stringify(message), ABOUT), now(), isLost],
      )
      lanes[kind]?.wake()
      if (hasOutbox) onKept?.()
    },

    async outbox(limit) {
      const rows = await tables.rows<{ sealed: Buffer; at: Millis }>(
        `select sealed, extract(epoch from created_at)::float8 * 1000 as at from message
         where sent_at is null and given_up_at is null order by id desc limit $1`,
        [limit],
      )
      return Promise.all(
        rows.flatMap(({ sealed, at }) => {
          const text = sealing.read(sealed, ABOUT)
          return text === undefined ? [] : [shownIn(JSON.parse(text) as Message, at)]
        }),
      )
    },

    async stop() {
      await Promise.all([lanes.email?.stop(), lanes.phone?.stop()])
    },
  }
}
