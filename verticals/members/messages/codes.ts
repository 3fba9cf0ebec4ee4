/** Verification codes: sent to an address, for one purpose and one browser, and good once. */
import { createHmac, hash, randomBytes, randomInt } from 'node:crypto'
import { type MemberId, type Millis, type Refused, refuse } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import { createTurns, type Keys, type Tables } from '@evenkeel/wire/server'
import type { Contacts, Reachable } from '../contacts.ts'
import { createWindows } from '../windows.ts'
import {
  AGAIN_MS,
  HOUR_MS,
  type Lane,
  type LaneRefusal,
  membersLane,
  ownersLane,
  type Recent,
  visitorsLane,
} from './codeLanes.ts'
import { CODE_LASTS_MS } from './codeLife.ts'
import type { Message, Messenger } from './messenger.ts'

export type CodePurpose = 'register' | 'reset' | 'thaw' | 'oldContact' | 'newContact' | 'withdrawal'

export type SentCode = {
  readonly ticket: string
  readonly expiresInMs: number
  readonly againInMs: number
  /** Only where nothing can be sent. */
  readonly sandboxCode?: string | undefined
}

export type CodeWish = {
  readonly purpose: CodePurpose
  readonly to: Reachable
  readonly language: Language
  /** It will never be right: nothing is sent, or to who wants to register again, that they need not. */
  readonly isVoid?: boolean
  /** Whose address it is, for the anti-phishing code of the message. */
  readonly antiPhishing?: string | undefined
  /** What exactly it confirms: the code is worth nothing for anything else. */
  readonly about?: string | undefined
  /** The same for the reader, in place of the usual words of the purpose. */
  readonly words?: string | undefined
}

/** A member who is signed in, or a device that the account of this address knows. */
export type Trusted = { readonly member: MemberId } | { readonly device: string }
/** Anybody else, by network, and whether a proof of work of so many bits came along. */
export type Visitor = {
  readonly network: string
  hasSolved(bits: number): boolean
}

export type Codes = {
  send(wish: CodeWish, by: Trusted): Promise<SentCode | Refused<LaneRefusal>>
  sendForVisitor(
    wish: CodeWish,
    by: Visitor,
  ): Promise<SentCode | Refused<LaneRefusal | 'captchaNeeded'>>
  /** Whether it is right; a right one is used up by that. */
  check(asked: AskedCode): Promise<boolean>
  /** Uses up a right one, and tells until when it would have served; nothing for a wrong one. */
  use(asked: AskedCode): Promise<Millis | undefined>
  /** Whether it was sent for something else than this, whatever the code: nothing is counted or used up. */
  isForOther(asked: Omit<AskedCode, 'code'>): Promise<boolean>
}
export type AskedCode = {
  readonly purpose: CodePurpose
  readonly to: Reachable
  readonly ticket: string
  readonly code: string
  readonly about?: string | undefined
}

type Counts = {
  shared: number
  own: number
  own_lately: number
  mine: number
  mine_own: number
  shared_at: Millis | null
  own_first_at: Millis | null
  mine_at: Millis | null
}
type Options = {
  readonly tables: Tables
  readonly contacts: Pick<Contacts, 'index'>
  readonly keys: Keys
  readonly messenger: Pick<Messenger, 'write' | 'hasOutbox'>
  readonly now: () => Millis
  /** An SMS costs: more codes than this do not leave by SMS in an hour, for each purpose. */
  readonly smsAnHour?: number
}

const TRIES = 5
/** What is sent to an address that is the member's already. */
const owners: ReadonlySet<CodePurpose> = new Set(['oldContact', 'withdrawal'])
const SMS_AN_HOUR = 1_000
const PURPOSES_MOST = 10

export function createCodes(options: Options): Codes {
  const { tables, contacts, keys, messenger, now, smsAnHour = SMS_AN_HOUR } = options
  const { sealed, kept, bound, nameOf } = createHashes(keys)
  /** One after the other for each address: statements at once would not see each other's row. */
  const inTurn = createTurns()
  const sms = createWindows(now, HOUR_MS, PURPOSES_MOST)
  let sweptAt = 0

  async function send(wish: CodeWish, lane: Lane, requester: Buffer): Promise<SentCode> {
    const ticket = randomBytes(32).toString('base64url')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const { purpose, to, language, isVoid = false, antiPhishing, about: confirms, words } = wish
    await tables.rows(
      `insert into verification_code
         (lookup, purpose, ticket, code, is_void, lane, requester, sent_at, expires_at, about)
       values ($1, $2, $3, $4, $5, $6, $7,
         to_timestamp($8::float8 / 1000), to_timestamp(($8::float8 + $9) / 1000), $10)`,
      [
        contacts.index(to),
        purpose,
        kept(ticket),
        sealed(ticket, purpose, code),
        isVoid,
        lane,
        requester,
        now(),
        CODE_LASTS_MS,
        bound(ticket, confirms),
      ],
    )
    const about = { to, language, antiPhishing }
    if (isVoid && purpose === 'register')
      await messenger.write({ ...about, name: 'registeredAlready', figures: {} })
    else {
      const figures: Message['figures'] = { code, purpose, ...(words !== undefined && { words }) }
      await messenger.write({ ...about, name: 'code', figures, isVoid })
    }
    const sandboxCode = messenger.hasOutbox ? code : undefined
    return { ticket, expiresInMs: CODE_LASTS_MS, againInMs: AGAIN_MS, sandboxCode }
  }

  /** Sends it in the lane that is chosen by what was sent to the address before. */
  async function sendBy<Refusal extends string>(
    wish: CodeWish,
    requester: Buffer,
    choose: (recent: Recent) => Lane | Refused<Refusal>,
  ): Promise<SentCode | Refused<Refusal | 'tooManyCodes'>> {
    const { purpose, to } = wish
    const isSms = to.kind === 'phone'
    if (isSms && sms.count(purpose) >= smsAnHour) return refuse('tooManyCodes')
    const undo = isSms ? sms.add(purpose) : undefined
    return inTurn(contacts.index(to).toString('hex'), async () => {
      await sweep()
      const lane = choose(await recentOf(options, wish, requester))
      if (typeof lane === 'string') return send(wish, lane, requester)
      undo?.()
      return lane
    })
  }

  async function sweep(): Promise<void> {
    if (now() - sweptAt < HOUR_MS) return
    sweptAt = now()
    const sql = `delete from verification_code
      where sent_at < to_timestamp($1::float8 / 1000) - interval '1 day'`
    await tables.rows(sql, [now()])
  }

  async function use(asked: AskedCode): Promise<Millis | undefined> {
    const { purpose, to, ticket, code, about } = asked
    // One statement counts, compares and uses up: however many come at once, five are looked at.
    const [row] = await tables.rows<{ is_right: boolean; until: Millis }>(
      `update verification_code set tries = tries + 1,
         used_at = case when code = $5 and not is_void then to_timestamp($4::float8 / 1000) end
       where ticket = $1 and purpose = $2 and lookup = $3 and tries < $6
         and used_at is null and expires_at > to_timestamp($4::float8 / 1000)
         and about is not distinct from $7
       returning used_at is not null as is_right,
         extract(epoch from expires_at)::float8 * 1000 as until`,
      [
        kept(ticket),
        purpose,
        contacts.index(to),
        now(),
        sealed(ticket, purpose, code),
        TRIES,
        bound(ticket, about),
      ],
    )
    return row?.is_right ? row.until : undefined
  }

  async function isForOther({ purpose, to, ticket, about }: Omit<AskedCode, 'code'>) {
    const rows = await tables.rows(
      `select 1 from verification_code where ticket = $1 and purpose = $2 and lookup = $3
         and about is distinct from $4`,
      [kept(ticket), purpose, contacts.index(to), bound(ticket, about)],
    )
    return rows.length > 0
  }

  return {
    send(wish, by) {
      const isOwner = 'device' in by || owners.has(wish.purpose)
      const name = 'device' in by ? `device ${by.device}` : `member ${by.member}`
      const laneOf = isOwner ? ownersLane : membersLane
      return sendBy(wish, nameOf(name), (recent) => laneOf(recent, now()))
    },

    sendForVisitor(wish, { network, hasSolved }) {
      return sendBy(wish, nameOf(`network ${network}`), (recent) =>
        visitorsLane(recent, now(), hasSolved),
      )
    },

    check: async (asked) => (await use(asked)) !== undefined,
    use,
    isForOther,
  }
}

function createHashes(keys: Keys) {
  const key = keys.key('verification codes', 32)
  const askerKey = keys.key('requesters of verification codes', 32)
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    sealed: (ticket: string, purpose: CodePurpose, code: string) =>
      hashed(`${ticket}\0${purpose}\0${code}`),
    kept: (ticket: string) => hash('sha256', ticket, 'buffer'),
    /** Of what a code confirms; with its ticket, so that equal ones are not known by it. */
    bound: (ticket: string, about: string | undefined) =>
      about === undefined ? null : hashed(`about\0${ticket}\0${about}`),
    nameOf: (requester: string) => createHmac('sha256', askerKey).update(requester).digest(),
  }
}

/** What was sent to the address within a day, and to whom. */
async function recentOf(
  { tables, contacts, now }: Pick<Options, 'tables' | 'contacts' | 'now'>,
  { purpose, to }: CodeWish,
  requester: Buffer,
): Promise<Recent> {
  const [row] = await tables.rows<Counts>(
    `select count(*) filter (where lane = 'shared')::float8 as shared,
       count(*) filter (where lane = 'own')::float8 as own,
       count(*) filter (where lane = 'own' and is_late)::float8 as own_lately,
       count(*) filter (where requester = $3 and purpose = $4)::float8 as mine,
       count(*) filter (where requester = $3 and lane = 'own')::float8 as mine_own,
       max(at) filter (where lane = 'shared') as shared_at,
       min(at) filter (where lane = 'own' and is_late) as own_first_at,
       max(at) filter (where requester = $3) as mine_at
     from (select lane, requester, purpose, extract(epoch from sent_at)::float8 * 1000 as at,
         sent_at > to_timestamp($2::float8 / 1000) - interval '1 hour' as is_late
       from verification_code where lookup = $1
         and sent_at > to_timestamp($2::float8 / 1000) - interval '1 day') as sent`,
    [contacts.index(to), now(), requester, purpose],
  )
  return recentIn(row as Counts)
}

function recentIn(row: Counts): Recent {
  return {
    shared: row.shared,
    own: row.own,
    ownLately: row.own_lately,
    mine: row.mine,
    mineOwn: row.mine_own,
    sharedAt: row.shared_at ?? undefined,
    ownFirstAt: row.own_first_at ?? undefined,
    mineAt: row.mine_at ?? undefined,
  }
}
