/** Passkeys: made, listed and forgotten by their owner, and a way in by themselves. Rule E12. */
import { isIP } from 'node:net'
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Origin, Tables } from '@evenkeel/wire/server'
import { rateLimitKey } from '@evenkeel/wire/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Site } from '../site.ts'
import { createTickets, type Tickets } from './tickets.ts'

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
type Asked = {
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
const CREDENTIAL = /^[\w-]{1,1400}$/
/** EdDSA, ES256 and RS256: what devices have, and nothing that Node calls an experiment. */
const ALGORITHMS = [-8, -7, -257]
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']
const TIMES = `extract(epoch from created_at)::float8 * 1000 as "madeAt",
  extract(epoch from used_at)::float8 * 1000 as "usedAt"`

export function createPasskeys({ tables, site, now }: Options): Passkeys {
  /** Of members who make one, and of whoever signs in: a flood of the second pushes out none of the first. */
  const begun = createTickets<Asked>(now)
  const asks = createTickets<Asked>(now)

  /** Where a passkey can be for: a name, which an address of the network is not. */
  function domainAt(host: string) {
    const here = site.at(host)
    return here !== undefined && isIP(here.name.replace(/[[\]]/g, '')) === 0 ? here : undefined
  }

  function taken(
    tickets: Tickets<Asked>,
    ticket: string,
    { member, host }: Pick<Asked, 'member' | 'host'>,
  ): Asked | undefined {
    const asked = tickets.take(ticket)
    return asked?.host === host && asked.member === member ? asked : undefined
  }

  return {
    of: async (member) =>
      (
        await tables.rows<{ id: number; name: string; madeAt: number; usedAt: number | null }>(
          `select id::float8 as id, name, ${TIMES} from passkey where member = $1 order by id`,
          [member],
        )
      ).map((row) => ({ ...row, usedAt: row.usedAt ?? undefined })),

    async begin(member, account, host) {
      const here = domainAt(host)
      if (here === undefined) return refuse('passkeysNeedADomain')
      const [row] = await tables.rows<{ uid: number; credentials: readonly string[] }>(
        `select uid, array(select credential from passkey where member = $1) as credentials
         from member where id = $1`,
        [member],
      )
      const { uid, credentials } = row as { uid: number; credentials: readonly string[] }
      if (credentials.length >= MOST) return refuse('tooManyPasskeys')
      const options = await registrationOptions(here.name, { uid, account, credentials })
      const ticket = begun.give({ ...here, member, host, challenge: options.challenge })
      return { ticket, options: { ...options } }
    },

    async add(member, { ticket, credential, name }, host) {
      const asked = taken(begun, ticket, { member, host })
      if (asked === undefined) return refuse('ticketOver')
      const made = await registered(credential, asked).catch(() => undefined)
      if (made === undefined || !CREDENTIAL.test(made.id)) return refuse('passkeyWrong')
      // As the browser says, who may say anything.
      const said: unknown = made.transports
      const transports = TRANSPORTS.filter((one) => Array.isArray(said) && said.includes(one))
      const [row] = await tables.rows<{ id: number | null; many: number }>(
        `with many as (select count(*) as many from passkey where member = $1),
         kept as (
           insert into passkey (member, credential, public_key, counter, transports, name, created_at)
           select $1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000) from many where many < $8
           on conflict (credential) do nothing returning id)
         select (select id::float8 from kept) as id, many::float8 as many from many`,
        [
          ...[member, made.id, Buffer.from(made.publicKey), made.counter, transports, name],
          ...[now(), MOST],
        ],
      )
      if (row?.id != null) return row.id
      return refuse((row?.many ?? 0) >= MOST ? 'tooManyPasskeys' : 'passkeyWrong')
    },

    async remove(member, id) {
      const sql = 'delete from passkey where member = $1 and id = $2 returning id'
      return (await tables.rows(sql, [member, id])).length > 0
    },

    async ask({ host, address }) {
      const here = domainAt(host)
      if (here === undefined) return refuse('passkeysNeedADomain')
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID: here.name,
        userVerification: 'required',
      })
      const asked = { ...here, member: undefined, host, challenge: options.challenge }
      return { ticket: asks.give(asked, rateLimitKey(address)), options: { ...options } }
    },

    async verify({ ticket, credential }, host) {
      const asked = taken(asks, ticket, { member: undefined, host })
      if (asked === undefined) return refuse('ticketOver')
      const { id } = credential
      if (typeof id !== 'string' || !CREDENTIAL.test(id)) return refuse('passkeyWrong')
      const [kept] = await tables.rows<Kept>(
        `select passkey.id::float8 as id, member::float8 as member, uid, public_key,
           counter::float8 as counter
         from passkey join member on member.id = member where credential = $1`,
        [id],
      )
      if (kept === undefined) return refuse('passkeyWrong')
      const counter = await answered(credential, asked, kept).catch(() => undefined)
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

/** Takes 170 ms to load: not before the first passkey comes. */
function library() {
  return import('@simplewebauthn/server')
}

type Owner = {
  readonly uid: number
  readonly account: string
  readonly credentials: readonly string[]
}

async function registrationOptions(domain: string, { uid, account, credentials }: Owner) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Evenkeel',
    rpID: domain,
    userName: account,
    userDisplayName: account,
    userID: new Uint8Array(handleOf(uid)),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: credentials.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What a device has made. Throws for whatever is wrong with it. */
async function registered(credential: Credential, { challenge, origin, name }: Asked) {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const response = credential as unknown as RegistrationResponseJSON
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.response.attestationObject, 'base64url')),
  )
  // None was asked for. To check the certificates of one, the library would fetch what they name.
  const isPlain = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed'
  if (!isPlain || attestation.get('attStmt').get('x5c') !== undefined) return undefined
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: name,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return registrationInfo?.credential
}

/** The counter of a right answer. Throws for whatever is wrong with it. */
async function answered(credential: Credential, asked: Asked, kept: Kept) {
  const response = credential as unknown as AuthenticationResponseJSON
  // Nobody said who it is but the device: it must say so.
  if (response.response.userHandle !== handleOf(kept.uid).toString('base64url')) return undefined
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: asked.challenge,
    expectedOrigin: asked.origin,
    expectedRPID: asked.name,
    credential: {
      id: response.id,
      counter: kept.counter,
      publicKey: new Uint8Array(kept.public_key),
    },
    requireUserVerification: true,
  })
  return verified ? authenticationInfo.newCounter : undefined
}

/** What a device knows its owner by; the same for all passkeys of a member, so that a new one replaces an old one. */
function handleOf(uid: number): Buffer {
  return Buffer.from(String(uid))
}
