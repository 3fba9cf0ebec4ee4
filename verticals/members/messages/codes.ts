/** Verification codes: sent to an address, for one purpose and one browser, and good once. */
import { createHmac, hash, randomBytes, randomInt } from 'node:crypto'
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'
import type { Contacts, Reachable } from '../contacts.ts'
import type { Keys } from '../sealing.ts'
import { createWindows } from '../windows.ts'
import { CODE_LASTS_MS } from './codeLife.ts'
import type { Messenger } from './messenger.ts'

export type CodePurpose = 'register' | 'reset' | 'thaw' | 'oldContact' | 'newContact'

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
}

export type Codes = {
  send(wish: CodeWish): Promise<SentCode | Refused<'codeSentJustNow' | 'tooManyCodes'>>
  /** Whether it is right; a right one is used up by that. */
  check(asked: AskedCode): Promise<boolean>
  /** Uses up a right one, and tells until when it would have served; nothing for a wrong one. */
  use(asked: AskedCode): Promise<Millis | undefined>
}
export type AskedCode = {
  readonly purpose: CodePurpose
  readonly to: Reachable
  readonly ticket: string
  readonly code: string
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

const AGAIN_MS = 60_000
const HOUR_MS = 3_600_000
const A_DAY = 10
const TRIES = 5
const SMS_AN_HOUR = 1_000
const PURPOSES_MOST = 10

export function createCodes(options: Options): Codes {
  const { tables, contacts, keys, messenger, now, smsAnHour = SMS_AN_HOUR } = options
  const key = keys.key('verification codes', 32)
  const sealed = (ticket: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', key).update(`${ticket}\0${purpose}\0${code}`).digest()
  const kept = (ticket: string) => hash('sha256', ticket, 'buffer')
  /** Two statements at once would not see each other's row; no other server writes to these tables. */
  const sending = new Set<string>()
  const sms = createWindows(now, HOUR_MS, PURPOSES_MOST)
  let sweptAt = 0

  /**
   * Until when nothing more is sent to this address, or how many were sent to it already.
   * What its owner asks for, signed in, counts apart: strangers cannot use that up.
   */
  async function record(wish: CodeWish, ticket: string, code: string) {
    const { purpose, to, isVoid = false } = wish
    const [row] = await tables.rows<{ is_sent: boolean; last: Millis | null }>(
      `with recent as (
         select count(*) as day, max(sent_at) as last from verification_code
         where lookup = $1 and (purpose = 'oldContact') = ($3 = 'oldContact')
           and sent_at > to_timestamp($2::float8 / 1000) - interval '1 day'
       ), sent as (
         insert into verification_code
           (lookup, purpose, ticket, code, is_void, sent_at, expires_at)
         select $1, $3, $4, $5, $6,
           to_timestamp($2::float8 / 1000), to_timestamp(($2::float8 + $7) / 1000)
         from recent where day < $8
           and (last is null or last <= to_timestamp(($2::float8 - $9) / 1000))
         returning id
       )
       select exists (select 1 from sent) as is_sent,
         extract(epoch from last)::float8 * 1000 as last from recent`,
      [
        ...[contacts.index(to), now(), purpose, kept(ticket), sealed(ticket, purpose, code)],
        ...[isVoid, CODE_LASTS_MS, A_DAY, AGAIN_MS],
      ],
    )
    return row as { is_sent: boolean; last: Millis | null }
  }

  async function send(wish: CodeWish) {
    const ticket = randomBytes(32).toString('base64url')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const { is_sent: isSent, last } = await record(wish, ticket, code)
    if (!isSent) {
      const againInMs = (last ?? now()) + AGAIN_MS - now()
      return againInMs > 0 ? tooSoon(againInMs) : refuse('tooManyCodes')
    }
    const { purpose, to, language, isVoid = false, antiPhishing } = wish
    const about = { to, language, antiPhishing }
    if (isVoid && purpose === 'register')
      await messenger.write({ ...about, name: 'registeredAlready', figures: {} })
    else await messenger.write({ ...about, name: 'code', figures: { code, purpose }, isVoid })
    const sandboxCode = messenger.hasOutbox ? code : undefined
    return { ticket, expiresInMs: CODE_LASTS_MS, againInMs: AGAIN_MS, sandboxCode }
  }

  async function sweep(): Promise<void> {
    if (now() - sweptAt < HOUR_MS) return
    sweptAt = now()
    const sql = `delete from verification_code
      where sent_at < to_timestamp($1::float8 / 1000) - interval '1 day'`
    await tables.rows(sql, [now()])
  }

  async function use({ purpose, to, ticket, code }: AskedCode): Promise<Millis | undefined> {
    // One statement counts, compares and uses up: however many come at once, five are looked at.
    const [row] = await tables.rows<{ is_right: boolean; until: Millis }>(
      `update verification_code set tries = tries + 1,
         used_at = case when code = $5 and not is_void then to_timestamp($4::float8 / 1000) end
       where ticket = $1 and purpose = $2 and lookup = $3 and tries < $6
         and used_at is null and expires_at > to_timestamp($4::float8 / 1000)
       returning used_at is not null as is_right,
         extract(epoch from expires_at)::float8 * 1000 as until`,
      [
        ...[kept(ticket), purpose, contacts.index(to), now()],
        ...[sealed(ticket, purpose, code), TRIES],
      ],
    )
    return row?.is_right ? row.until : undefined
  }

  return {
    async send(wish) {
      const { purpose, to } = wish
      const address = `${purpose === 'oldContact'} ${contacts.index(to).toString('hex')}`
      if (sending.has(address)) return tooSoon(AGAIN_MS)
      const isSms = to.kind === 'phone'
      if (isSms && sms.count(purpose) >= smsAnHour) return refuse('tooManyCodes')
      const undo = isSms ? sms.add(purpose) : undefined
      sending.add(address)
      try {
        await sweep()
        const sent = await send(wish)
        if ('ok' in sent) undo?.()
        return sent
      } finally {
        sending.delete(address)
      }
    },

    check: async (asked) => (await use(asked)) !== undefined,
    use,
  }
}

function tooSoon(againInMs: Millis): Refused<'codeSentJustNow'> {
  return refuse('codeSentJustNow', { seconds: String(Math.ceil(againInMs / 1_000)) })
}
