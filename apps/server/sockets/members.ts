/** Members on sockets: one says who they are, makes calls, and is told of every change when it is durable. */
import { type Exchange, type MemberId, type Realm, realms } from '@evenkeel/kernel'
import { type PlatformRefusal, platformRefusals } from '@evenkeel/wire'
import type { PublicIds, Push, Route, Session, Sessions, Teller } from '@evenkeel/wire/server'
import type { Addresses } from '../addresses.ts'
import { type Asking, type Calls, checkPolicy } from '../calls.ts'
import { platform } from '../envelopes.ts'
import type { Log } from '../log.ts'
import type { Loop } from '../loop.ts'
import { refusalText } from '../texts.ts'
import type { Client } from './client.ts'
import type { Hub } from './hub.ts'
import type { AuthMessage, CallMessage } from './message.ts'
import { createNews } from './news.ts'
import { createTelling, hears, type Tell } from './telling.ts'

export type MemberParts = {
  readonly exchange: Exchange
  readonly calls: Calls
  readonly routes: readonly Route[]
  readonly sessions: Pick<Sessions, 'find' | 'onOver' | 'seen'>
  readonly addresses: Addresses
  readonly loop: Pick<Loop, 'isLate' | 'heardSince'>
  readonly tellers: readonly Teller[]
  readonly ids: PublicIds
  readonly log: Log
  readonly now: () => number
}

export type Members = {
  authenticate(client: Client, message: AuthMessage): void
  /** A call as over HTTP: the same policy, key, limits and envelope. */
  call(client: Client, message: CallMessage): void
  refuse(client: Client, event: 'auth' | 'error', reason: PlatformRefusal): void
  leave(client: Client): void
  readonly push: Push
  /** Says the same to all of these that speak of channels. */
  readonly tell: Tell
}

/** What calls begin with over HTTP; here it may be left out. */
const API = /^\/api\//
const MEMBER_MAX = 20

export function createMembers(parts: MemberParts, hub: Hub): Members {
  const { calls, sessions, addresses, loop, tellers, now } = parts
  const spoken = parts.routes.filter(({ call }) => !call.takes && !call.gives)
  const routes = new Map(spoken.map((route) => [route.call.path, route]))
  /** The sockets of each member, in each realm. */
  const byMember = new Map<string, Set<Client>>()
  const bySession = new Map<number, Set<Client>>()
  const tell = createTelling()
  const news = createNews(parts)
  sessions.onOver(({ session, isRenewed }) => {
    for (const client of [...(bySession.get(session) ?? [])]) {
      leave(client)
      // Who has another token says so; who has none learns that it is over.
      if (isRenewed) hub.move(client.listener, 'real')
      else void stayOutside(client, 'notLoggedIn')
    }
  })

  async function answer(client: Client, message: CallMessage): Promise<void> {
    const { line, session, language, from } = client
    const { id, path } = message
    const route = routes.get(path.replace(API, ''))
    const isTooMuch = session === undefined && !addresses.admits(from.address)
    if (session !== undefined) sessions.seen(session)
    const { text } =
      route === undefined || isTooMuch
        ? await calls.refuse(platform(isTooMuch ? 'tooManyRequests' : 'notFound'), language)
        : await calls.answer(route, askingOf(client, message, loop.heardSince()))
    line.say(`{"event":"answer","id":${JSON.stringify(id)},${text.slice(1)}`)
  }

  async function authenticate(client: Client, { params }: AuthMessage): Promise<void> {
    const nth = ++client.auths
    // From here on nobody, until it is known who: a call sent behind this one is not the last one's.
    leave(client)
    const session = await sessions.find(params.token)
    if (nth !== client.auths) return // A later one has come meanwhile: that one counts.
    const refusal = checkPolicy({ policy: 'member' }, session, now())
    if (session === undefined || refusal !== undefined)
      return stayOutside(client, refusal ?? 'notLoggedIn')
    if (!client.line.isOpen) return
    const name = nameOf(session)
    const others = byMember.get(name) ?? new Set()
    if (others.size >= MEMBER_MAX) return stayOutside(client, 'tooManyRequests')
    byMember.set(name, others.add(client))
    const same = bySession.get(session.session) ?? new Set()
    bySession.set(session.session, same.add(client))
    client.session = session
    client.channels = params.channels
    const told = tellers.filter(({ channel }) => hears(client, channel))
    if (told.length > 0) client.unwatch = news.tell(client.line, session, told)
    hub.move(client.listener, session.realm)
    client.line.sayValue({ event: 'auth', code: 1, realm: session.realm })
  }

  async function stayOutside(client: Client, reason: PlatformRefusal): Promise<void> {
    hub.move(client.listener, 'real')
    await refuse(client, 'auth', reason)
  }

  function leave(client: Client): void {
    client.unwatch?.()
    client.unwatch = undefined
    if (client.session === undefined) return
    const name = nameOf(client.session)
    const others = byMember.get(name)
    others?.delete(client)
    if (others?.size === 0) byMember.delete(name)
    const same = bySession.get(client.session.session)
    same?.delete(client)
    if (same?.size === 0) bySession.delete(client.session.session)
    client.session = undefined
  }

  /** In both realms, unless it is for one: what belongs to no realm is the member's on either. */
  const push: Push = (channel, id, data, only) => tell(socketsOf(byMember, id, only), channel, data)

  async function refuse(
    { line, language }: Client,
    event: 'auth' | 'error',
    reason: PlatformRefusal,
  ): Promise<void> {
    const msg = await refusalText(language, reason)
    line.sayValue({ event, code: platformRefusals[reason].code, msg, reason })
  }

  return {
    authenticate: (client, message) => {
      authenticate(client, message).catch(() => client.line.close(1011, 'server error'))
    },
    call: (client, message) => void answer(client, message),
    refuse: (client, event, reason) => void refuse(client, event, reason),
    leave,
    push,
    tell,
  }
}

function askingOf(
  { line, session, language, from }: Client,
  { key, params = {} }: CallMessage,
  since: number,
): Asking {
  return {
    session,
    key,
    input: params,
    language,
    from,
    since,
    isGone: () => !line.isOpen,
  }
}

function socketsOf(
  byMember: ReadonlyMap<string, ReadonlySet<Client>>,
  id: MemberId,
  only: Realm | undefined,
): Client[] {
  const where = only === undefined ? realms : [only]
  return where.flatMap((realm) => [...(byMember.get(nameOf({ realm, id })) ?? [])])
}

const nameOf = ({ realm, id }: Pick<Session, 'realm' | 'id'>) => `${realm} ${id}`
