/** Passkeys: made, listed and forgotten by their owner, and a way in by themselves. Rule E12. */
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Origin, Tables } from '@evenkeel/wire/server'
import { createTickets, createTurns, rateLimitKey, type Tickets } from '@evenkeel/wire/server'
import type { Site } from '../site.ts'
import { domainAt, passkeyReader as reader } from './webauthn.ts'

export type Passkey = {
  readonly id: number
  readonly name: string
  readonly madeAt: Millis
  readonly usedAt: Millis | undefined
}
/** As a browser and the library that reads it have them. */
export type Credential = Record<string, unknown>
export type Asking = { readonly ticket: string; readonly options: Credential }

export type Passkeys = {
  of(member: MemberId): Promise<readonly Passkey[]>
  /** What a device has to answer to make one; `account` is what it will call it. */
  begin(
    member: MemberId,
    account: string,
    host: string,
  ): Promise<Asking | Refused<'passkeysNeedADomain' | 'tooManyPasskeys'>>
  /** Keeps one that was begun by this member at this host; tells its id. */
  add(
    member: MemberId,
    made: { readonly ticket: string; readonly credential: Credential; readonly name: string },
    host: string,
  ): Promise<number | Refused<'passkeyWrong' | 'ticketOver' | 'tooManyPasskeys'>>
  remove(member: MemberId, id: number): Promise<boolean>
  /** What a passkey has to answer, whoever it belongs to. */
  ask(from: Pick<Origin, 'host' | 'address'>): Promise<Asking | Refused<'passkeysNeedADomain'>>
  /** Whose passkey has answered. */
  verify(
    answer: { readonly ticket: string; readonly credential: Credential },
    host: string,
  ): Promise<MemberId | Refused<'passkeyWrong' | 'ticketOver'>>
}

type Options = { readonly tables: Tables; readonly site: Site; readonly now: () => Millis }
/** For a member who makes one, or for whoever signs in. */
type Ceremony = {
  readonly member: MemberId | undefined
  readonly challenge: string
  readonly origin: string
  readonly name: string
  readonly host: string
}
type Kept = {
  id: number
  member: MemberId
  uid: number
  public_key: Buffer
  counter: number
}

const MOST = 10
const TIMES = `extract(epoch from created_at)::float8 * 1000 as "madeAt",
  extract(epoch from used_at)::float8 * 1000 as "usedAt"`

export function createPasskeys({ tables, site, now }: Options): Passkeys {
  /** Of members who make one, and of whoever signs in: a flood of the second pushes out none of the first. */
  const begun = createTickets<Ceremony>(now)
  const asks = createTickets<Ceremony>(now)
  const inTurn = createTurns()

  return {
    of: async (member) =>
      (
        await tables.rows<{ id: number; name: string; madeAt: number; usedAt: number | null }>(
          `select id::float8 as id, name, ${TIMES} from passkey where member = $1 order by id`,
          [member],
        )
      ).map((row) => ({ ...row, usedAt: row.usedAt ?? undefined })),

    async begin(member, account, host) {
      const here = domainAt(site, host)
      if (here === undefined) return refuse('passkeysNeedADomain')
      const [row] = await tables.rows<{ uid: number; credentials: readonly string[] }>(
        `select uid, array(select credential from passkey where member = $1) as credentials
         from member where id = $1`,
        [member],
      )
      const { uid, credentials } = row as { uid: number; credentials: readonly string[] }
      if (credentials.length >= MOST) return refuse('tooManyPasskeys')
      const toMake = { site: here, handle: handleOf(uid), account, known: credentials }
      const { challenge, options } = await reader.toRegister(toMake)
      return { ticket: begun.give({ ...here, member, host, challenge }), options }
    },

    async add(member, { ticket, credential, name }, host) {
      const asked = taken(begun, ticket, { member, host })
      if (asked === undefined) return refuse('ticketOver')
      const made = await reader.readRegistered(credential, asked)
      if (made === undefined) return refuse('passkeyWrong')
      const insert = () =>
        tables.rows<{ id: number | null; many: number }>(
          `with many as (select count(*) as many from passkey where member = $1),
         kept as (
           insert into passkey (member, credential, public_key, counter, transports, name, created_at)
           select $1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000) from many where many < $8
           on conflict (credential) do nothing returning id)
         select (select id::float8 from kept) as id, many::float8 as many from many`,
          [member, made.id, made.publicKey, made.counter, made.transports, name, now(), MOST],
        )
      const [row] = await inTurn(member, insert)
      if (row?.id != null) return row.id
      return refuse((row?.many ?? 0) >= MOST ? 'tooManyPasskeys' : 'passkeyWrong')
    },

    async remove(member, id) {
      const sql = 'delete from passkey where member = $1 and id = $2 returning id'
      return (await tables.rows(sql, [member, id])).length > 0
    },

    async ask({ host, address }) {
      const here = domainAt(site, host)
      if (here === undefined) return refuse('passkeysNeedADomain')
      const { challenge, options } = await reader.toAnswer({ site: here, known: [] })
      const asked = { ...here, member: undefined, host, challenge }
      return { ticket: asks.give(asked, rateLimitKey(address)), options }
    },

    async verify({ ticket, credential }, host) {
      const asked = taken(asks, ticket, { member: undefined, host })
      if (asked === undefined) return refuse('ticketOver')
      const id = reader.idOf(credential)
      if (id === undefined) return refuse('passkeyWrong')
      const [kept] = await tables.rows<Kept>(
        `select passkey.id::float8 as id, member::float8 as member, uid, public_key,
           counter::float8 as counter
         from passkey join member on member.id = member where credential = $1`,
        [id],
      )
      if (kept === undefined) return refuse('passkeyWrong')
      const { public_key: publicKey, counter: last, uid } = kept
      const known = { publicKey, counter: last, handle: handleOf(uid) }
      const counter = await reader.readAnswer(credential, asked, known)
      if (counter === undefined) return refuse('passkeyWrong')
      // Of two answers with one counter, one is a copy's: the second finds it moved.
      const used = await tables.rows(
        `update passkey set counter = $2, used_at = to_timestamp($3::float8 / 1000)
         where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
        [kept.id, counter, now()],
      )
      return used.length > 0 ? kept.member : refuse('passkeyWrong')
    },
  }
}

/** What a device knows its owner by; the same for all passkeys of a member, so that a new one replaces an old one. */
function handleOf(uid: number): string {
  return String(uid)
}

function taken(
  tickets: Tickets<Ceremony>,
  ticket: string,
  { member, host }: Pick<Ceremony, 'member' | 'host'>,
): Ceremony | undefined {
  const asked = tickets.take(ticket)
  return asked?.host === host && asked.member === member ? asked : undefined
}
