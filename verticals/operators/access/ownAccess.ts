/** What operators change of their own access: the password, the authenticator and passkeys. Rule P11. */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { type Credentials, createTickets, createTurns, type Tables } from '@evenkeel/wire/server'
import type { People } from '../people.ts'
import { toRegister } from './enrolment.ts'
import { aboutTotp, type Challenge } from './factors.ts'
import type { Sessions } from './sessions.ts'
import { createWaits } from './waits.ts'

type Options = {
  readonly tables: Tables
  readonly people: Pick<People, 'find'>
  readonly sessions: Pick<Sessions, 'endOthers'>
  readonly credentials: Credentials
  readonly site: string | undefined
  readonly now: () => Millis
}
/** Whose access it is, and the session that goes on. */
type By = { readonly id: number; readonly name: string; readonly session: number }
type Choice = { readonly current: string; readonly password: string; readonly confirm: string }
type Json = Record<string, unknown>
type Answer = { readonly ticket: string; readonly credential: Json; readonly name: string }

const PASSKEYS_MOST = 10
const GUESSES = { free: 5, longestMs: 15 * 60_000 }

export function createOwnAccess(options: Options) {
  return { ...ownPassword(options), ...ownTotp(options), ...ownPasskeys(options) }
}

function ownPassword({ tables, people, sessions, credentials, now }: Options) {
  const waits = createWaits({ now, ...GUESSES })
  return {
    async changePassword({ id, name, session }: By, { current, password, confirm }: Choice) {
      if (password !== confirm) return refuse('passwordsDoNotMatch')
      if (password === current) return refuse('passwordSame')
      const fault = credentials.passwordFault(password, [name])
      if (fault !== undefined) return fault
      const made = waits.attempt(String(id))
      if (made === undefined) return refuse('tooManyAttempts')
      const old = (await people.find({ id }))?.password
      const checked = await credentials.checkPassword(current, old)
      if (checked === 'wrong') return refuse('wrongPassword')
      made.undo()
      const hash = checked === 'busy' ? undefined : await credentials.hashPassword(password)
      if (hash === undefined) return refuse('accountsBusy')
      made.right()
      // Of two changes at once the second has shown a password that is none any more.
      const changed = await tables.rows(
        `update operator_access set password = $2 where operator = $1 and password = $3
         returning operator`,
        [id, hash, old],
      )
      if (changed.length === 0) return refuse('wrongPassword')
      await sessions.endOthers(id, session)
      return undefined
    },
  }
}

function ownTotp({ tables, sessions, credentials, now }: Options) {
  const tickets = createTickets<{ readonly session: number; readonly secret: Buffer }>(now)
  return {
    beginTotp({ name, session }: By) {
      const { secret, text, uri } = credentials.newTotp(`${name} (console)`)
      const ticket = tickets.give({ session, secret }, String(session))
      return { ticket, totp: { secret: text, uri } }
    },

    async replaceTotp(
      { id, name, session }: By,
      { ticket, totp: code }: { readonly ticket: string; readonly totp: string },
    ): Promise<Refused<'ticketOver' | 'firstCodeWrong'> | undefined> {
      const begun = tickets.look(ticket)
      if (begun?.session !== session) return refuse('ticketOver')
      const step = credentials.totpStep(begun.secret, code, now())
      if (step === undefined) return refuse('firstCodeWrong')
      if (tickets.take(ticket) === undefined) return refuse('ticketOver')
      const sealed = credentials.seal(begun.secret, aboutTotp(name))
      await tables.rows(
        'update operator_access set totp = $2, totp_step = $3 where operator = $1',
        [id, sealed, step],
      )
      await sessions.endOthers(id, session)
      return undefined
    },
  }
}

function ownPasskeys({ tables, sessions, credentials, site, now }: Options) {
  const tickets = createTickets<{ readonly session: number; readonly asked: Challenge }>(now)
  const inTurn = createTurns()

  async function keptOf(operator: number): Promise<readonly string[]> {
    const sql = 'select credential from operator_passkey where operator = $1'
    const rows = await tables.rows<{ credential: string }>(sql, [operator])
    return rows.map(({ credential }) => credential)
  }

  return {
    async beginPasskey({ id, name, session }: By, host: string) {
      const known = await keptOf(id)
      if (known.length >= PASSKEYS_MOST) return refuse('tooManyPasskeys')
      const begun = await toRegister({ credentials, site }, name, { host, known })
      if (begun === undefined) return refuse('passkeysNeedADomain')
      const ticket = tickets.give({ session, asked: begun.asked }, String(session))
      return { ticket, options: begun.options }
    },

    addPasskey: ({ id, session }: By, { ticket, credential, name }: Answer) =>
      inTurn(String(id), async () => {
        const begun = tickets.take(ticket)
        if (begun?.session !== session) return refuse('ticketOver')
        const made = await credentials.passkeys.readRegistered(credential, begun.asked)
        if (made === undefined) return refuse('passkeyWrong')
        if ((await keptOf(id)).length >= PASSKEYS_MOST) return refuse('tooManyPasskeys')
        const kept = await tables.rows(
          `insert into operator_passkey (operator, credential, public_key, counter, name, made_at)
           values ($1, $2, $3, $4, $5, $6) on conflict (credential) do nothing returning id`,
          [id, made.id, made.publicKey, made.counter, name, now()],
        )
        if (kept.length === 0) return refuse('passkeyWrong')
        await sessions.endOthers(id, session)
        return undefined
      }),

    /** In turn: of two that are removed at once one may be the last factor. */
    removePasskey: ({ id, session }: By, passkey: number | undefined) =>
      inTurn(String(id), async () => {
        const [row] = await tables.rows<{ is_known: boolean; is_removed: boolean }>(
          `with removed as (
             delete from operator_passkey where operator = $1 and id = $2
               and (exists (select 1 from operator_passkey where operator = $1 and id <> $2)
                 or exists (select 1 from operator_access where operator = $1 and totp is not null))
             returning id)
           select exists (select 1 from operator_passkey where operator = $1 and id = $2) as is_known,
             exists (select 1 from removed) as is_removed`,
          [id, passkey ?? 0],
        )
        if (row?.is_known !== true) return refuse('passkeyUnknown')
        if (!row.is_removed) return refuse('lastFactor')
        await sessions.endOthers(id, session)
        return undefined
      }),
  }
}
