/** What happens to an account: written down, told in the app at once, and by message to who can be reached. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import { chooseLanguage, type Language } from '@evenkeel/wire'
import {
  deviceOf,
  type Origin,
  type PublicIds,
  type Push,
  reasonIn,
  type Tables,
} from '@evenkeel/wire/server'
import { openAntiPhishing } from './antiPhishing.ts'
import { type Contacts, type Reachable, whereTold } from './contacts.ts'
import { type EventKind, eventsChannel, type NotedKind, type ToldKind } from './contract/index.ts'
import type { MessageName, Messenger } from './messages/messenger.ts'
import type { Sealing } from './sealing.ts'

export type AccountEvent = {
  readonly id: number
  readonly at: Millis
  readonly kind: EventKind
  readonly device?: string
  readonly address?: string
  /** As it is kept: `toldIn` says it. */
  readonly reason?: string
  readonly left?: number
}

/** With its reason in this language. */
export function toldIn(language: Language, event: AccountEvent): AccountEvent {
  const { reason } = event
  return reason === undefined ? event : { ...event, reason: reasonIn(language, reason) }
}

export type AccountEvents = {
  tell(member: MemberId, kind: ToldKind, about: About): Promise<void>
  /** Writes down what is no news to the member, and tells nobody. */
  note(member: MemberId, kind: NotedKind, about: Pick<About, 'from'>): Promise<void>
  /** The newest first, before a place. */
  of(member: MemberId, before: number | undefined, size: number): Promise<AccountEvent[]>
  /** The newest first, before a moment. */
  until(member: MemberId, before: Millis, size: number): Promise<AccountEvent[]>
  /** One of a member's. */
  find(member: MemberId, id: number): Promise<AccountEvent | undefined>
}
/** From where it was done; why it was refused; how many recovery codes are left. `to`: where it is told, if not where the member is reached now. */
type About = {
  readonly from?: Origin
  readonly reason?: string
  readonly left?: number
  readonly to?: readonly Reachable[]
}

type Options = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly contacts: Contacts
  readonly messenger: Messenger
  readonly ids: PublicIds
  readonly push: Push
  /** It is written down. */
  onTold?(): void
  readonly now: () => Millis
}

const messages: Partial<Record<EventKind, MessageName>> = {
  signedIn: 'signedIn',
  frozenByOperator: 'frozenByOperator',
  thawedByOperator: 'thawedByOperator',
  wrongPasswords: 'wrongPasswords',
  identityVerified: 'identityVerified',
  advancedVerified: 'identityVerified',
  identityRefused: 'identityRefused',
  advancedRefused: 'identityRefused',
}

export function createAccountEvents(options: Options): AccountEvents {
  const { tables, sealing, contacts, messenger, ids, push } = options
  const read = createReading(options)
  const write = createWriting(options)

  async function languageOf(member: MemberId): Promise<Language> {
    const sql = 'select language from member where id = $1'
    return chooseLanguage((await tables.rows<{ language: string }>(sql, [member]))[0]?.language)
  }

  async function send(
    member: MemberId,
    event: AccountEvent,
    language: Language,
    wished: About['to'],
  ): Promise<void> {
    const sql = 'select anti_phishing from member where id = $1'
    const [row] = await tables.rows<{ anti_phishing: Buffer | null }>(sql, [member])
    for (const to of whereTold(wished ?? (await contacts.of(member))))
      await messenger.write({
        to,
        name: messages[event.kind] ?? 'accountChanged',
        language,
        figures: {
          kind: event.kind,
          at: new Date(event.at).toISOString().slice(0, 16).replace('T', ' '),
          device: event.device ?? '',
          address: event.address ?? '',
          reason: event.reason ?? '',
          left: String(event.left ?? ''),
        },
        antiPhishing: openAntiPhishing(sealing, row?.anti_phishing, member),
      })
  }

  return {
    async tell(member, kind, about) {
      const event = await write(member, kind, about)
      const language = await languageOf(member)
      const told = toldIn(language, event)
      push(eventsChannel, member, { ...told, id: ids.of('event', event.id) })
      options.onTold?.()
      await send(member, told, language, about.to)
    },
    async note(member, kind, about) {
      await write(member, kind, about)
    },

    of: (member, before, size) =>
      read(member, '($2::bigint is null or id < $2)', before ?? null, size),
    until: (member, before, size) =>
      read(member, 'at < to_timestamp($2::float8 / 1000)', before, size),
    async find(member, id) {
      const [event] = await read(member, 'id = $2', id, 1)
      return event
    },
  }
}

/** Into the list of the account, with what is private sealed. */
function createWriting({ tables, sealing, now }: Pick<Options, 'tables' | 'sealing' | 'now'>) {
  return async (
    member: MemberId,
    kind: EventKind,
    { from, reason, left }: About,
  ): Promise<AccountEvent> => {
    const about = {
      ...(from && { device: deviceOf(from.agent), address: from.address }),
      ...(reason !== undefined && { reason }),
      ...(left !== undefined && { left }),
    }
    const at = now()
    const [row] = await tables.rows<{ id: number }>(
      `insert into account_event (member, at, kind, sealed)
       values ($1, to_timestamp($2::float8 / 1000), $3, $4) returning id::float8 as id`,
      [member, at, kind, sealing.seal(JSON.stringify(about), `event ${member}`)],
    )
    return { id: (row as { id: number }).id, at, kind, ...about }
  }
}

/** The newest first, of those that a condition on `$2` lets through. */
function createReading({ tables, sealing }: Pick<Options, 'tables' | 'sealing'>) {
  return async (
    member: MemberId,
    where: string,
    value: number | null,
    size: number,
  ): Promise<AccountEvent[]> => {
    const rows = await tables.rows<{ id: number; at: number; kind: EventKind; sealed: Buffer }>(
      `select id::float8 as id, kind, sealed, extract(epoch from at)::float8 * 1000 as at
       from account_event where member = $1 and ${where} order by id desc limit $3`,
      [member, value, size],
    )
    return rows.map(({ id, at, kind, sealed }) => ({
      id,
      at,
      kind,
      ...(JSON.parse(sealing.read(sealed, `event ${member}`) ?? '{}') as object),
    }))
  }
}
