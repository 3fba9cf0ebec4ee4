/** Sessions: an opaque token names a member in one realm; only the token's hash is kept. */
import { hash, randomBytes } from 'node:crypto'
import type { MemberId, Realm } from '@evenkeel/kernel'
import {
  type Caller,
  createTurns,
  deviceOf,
  type OpenedSession,
  type Session,
  type Sessions as SessionLookup,
  type SessionOver,
  type Tables,
} from '@evenkeel/wire/server'
import type { Sealing } from '../sealing.ts'

export type OwnSession = {
  readonly session: number
  /** As `Chrome, Android`. */
  readonly device: string
  readonly address: string
  readonly beganAt: number
  readonly seenAt: number
}

export type Sessions = SessionLookup & {
  /** A new token for a session, on this or in the other realm; nothing, when it is over or already there. */
  renew(caller: Caller, realm: Realm): Promise<OpenedSession | undefined>
  of(member: MemberId): Promise<readonly OwnSession[]>
  /** Ends one of a member's sessions, or all, or all but one; tells how many there were. */
  end(member: MemberId, which: { readonly only?: number; readonly but?: number }): Promise<number>
}

type Known = { -readonly [Name in keyof Session]: Session[Name] } & {
  readonly endsAt: number
  seenAt: number
}
type Row = {
  id: number
  member: number
  realm: Realm
  created_at: number
  expires_at: number
  seen_at: number
  sealed: Buffer | null
}
type Options = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly now: () => number
  onFailure(error: unknown): void
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const DAY_MS = 24 * 3_600_000
const LASTS_MS = 14 * DAY_MS
const IDLE_MS = 3 * DAY_MS
/** A use is written down when the last one that was is so old. */
const SEEN_MS = 5 * 60_000
const KNOWN_MAX = 100_000
/** Of one member: who opens more loses the oldest. */
const OWN_MAX = 50
const COLUMNS = `id::float8 as id, member::float8 as member, realm, sealed,
  extract(epoch from created_at)::float8 * 1000 as created_at,
  extract(epoch from expires_at)::float8 * 1000 as expires_at,
  extract(epoch from seen_at)::float8 * 1000 as seen_at`

export function createSessions({ tables, sealing, now, onFailure }: Options): Sessions {
  /** By the token itself, in memory only; and the tokens of sessions, to forget them by. */
  const known = new Map<string, Known>()
  const tokens = new Map<number, string>()
  const listeners = new Set<(over: SessionOver) => void>()
  const inTurn = createTurns()
  /** How many sessions came to an end: what was read before the last one may be stale. */
  let ends = 0

  async function lookUp(token: string): Promise<Session | undefined> {
    if (!TOKEN.test(token)) return undefined
    const before = ends
    const [row] = await tables.rows<Row>(`select ${COLUMNS} from session where token_hash = $1`, [
      hash('sha256', token, 'buffer'),
    ])
    if (before !== ends) return lookUp(token)
    if (row === undefined) return undefined
    if (known.size >= KNOWN_MAX) forgetAll()
    const { id: session, member: id, realm, expires_at: endsAt, seen_at: seenAt } = row
    const expiresAt = Math.min(endsAt, seenAt + IDLE_MS)
    const found: Known = { id, realm, session, expiresAt, endsAt, seenAt }
    known.set(token, found)
    tokens.set(session, token)
    return used(found)
  }

  function used(session: Known): Session {
    const at = now()
    if (session.expiresAt <= at || at - session.seenAt < SEEN_MS) return session
    session.seenAt = at
    session.expiresAt = Math.min(session.endsAt, at + IDLE_MS)
    const sql = 'update session set seen_at = to_timestamp($2::float8 / 1000) where id = $1'
    tables.rows(sql, [session.session, at]).catch(onFailure)
    return session
  }

  function forgetAll(): void {
    known.clear()
    tokens.clear()
  }

  function over(session: number, isRenewed: boolean): void {
    ends++
    const token = tokens.get(session) ?? ''
    const held = known.get(token)
    // Whoever still holds it sees that it is over.
    if (held !== undefined) held.expiresAt = 0
    known.delete(token)
    tokens.delete(session)
    for (const listener of listeners) listener({ session, isRenewed })
  }

  return {
    find(token) {
      const session = known.get(token)
      return session === undefined ? lookUp(token) : used(session)
    },

    async open(member, realm, { address, agent }) {
      const token = newToken()
      const at = now()
      const from = JSON.stringify({ device: deviceOf(agent), address })
      const insert = () =>
        tables.rows<{ id: number; is_over: boolean }>(
          `with over as (delete from session where member = $2
           and (expires_at < to_timestamp($4::float8 / 1000)
             or seen_at < to_timestamp($4::float8 / 1000) - interval '3 days'
             or id in (select id from session where member = $2
               order by seen_at desc, id desc offset $7))
           returning id), opened as (
         insert into session (token_hash, member, realm, created_at, seen_at, expires_at, sealed)
         values ($1, $2, $3, to_timestamp($4::float8 / 1000), to_timestamp($4::float8 / 1000),
           to_timestamp($5::float8 / 1000), $6) returning id)
         select id::float8 as id, true as is_over from over
         union all select id::float8, false from opened`,
          [
            hash('sha256', token, 'buffer'),
            member,
            realm,
            at,
            at + LASTS_MS,
            sealing.seal(from, `session ${member}`),
            OWN_MAX - 1,
          ],
        )
      const rows = await inTurn(member, insert)
      for (const { id } of rows.filter(({ is_over }) => is_over)) over(id, false)
      const opened = rows.find(({ is_over }) => !is_over) as { id: number }
      return { token, expiresAt: at + IDLE_MS, session: opened.id }
    },

    async renew({ session, realm: from }, realm) {
      const token = newToken()
      const at = now()
      const renewed = await tables.rows(
        `update session set token_hash = $2, realm = $3, seen_at = to_timestamp($5::float8 / 1000)
         where id = $1 and realm = $4 and expires_at > to_timestamp($5::float8 / 1000)
         returning id`,
        [session, hash('sha256', token, 'buffer'), realm, from, at],
      )
      if (renewed.length === 0) return undefined
      over(session, true)
      return { token, expiresAt: at + IDLE_MS, session }
    },

    async of(member) {
      const rows = await tables.rows<Row>(
        `select ${COLUMNS} from session where member = $1
         and expires_at > to_timestamp($2::float8 / 1000)
         and seen_at > to_timestamp($2::float8 / 1000) - interval '3 days'
         order by seen_at desc, id desc limit $3`,
        [member, now(), OWN_MAX],
      )
      return rows.map((row) => ownSession(sealing, row))
    },

    seen: (session) => void used(session as Known),

    async end(member, { only, but }) {
      const ended = await tables.rows<{ id: number }>(
        `delete from session where member = $1 and ($2::bigint is null or id = $2)
         and ($3::bigint is null or id <> $3) returning id::float8 as id`,
        [member, only ?? null, but ?? null],
      )
      for (const { id } of ended) over(id, false)
      return ended.length
    },

    onOver: (listener) => void listeners.add(listener),
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

function ownSession(sealing: Sealing, row: Row): OwnSession {
  const { id: session, member, sealed, created_at: beganAt, seen_at: seenAt } = row
  const from = (sealed && sealing.read(sealed, `session ${member}`)) ?? '{}'
  const { device = '', address = '' } = JSON.parse(from) as Partial<OwnSession>
  return { session, device, address, beganAt, seenAt }
}
