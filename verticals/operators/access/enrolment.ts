/** Enrolling by a one-time link: a password, then a second factor; nothing is kept before both are there. Rules P2 and P3. */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import {
  badRequest,
  type Credentials,
  createTickets,
  networkOf,
  type Origin,
} from '@evenkeel/wire/server'
import { aboutTotp, type Challenge } from './factors.ts'
import type { Enrolled, Invitations, Invited, Newcomer } from './invitations.ts'
import type { Sessions } from './sessions.ts'
import type { Opened } from './signIn.ts'
import { createWaits } from './waits.ts'

export type Enrolment = ReturnType<typeof createEnrolment>

type Options = {
  readonly invitations: Invitations
  readonly sessions: Sessions
  readonly credentials: Credentials
  readonly site: string | undefined
  readonly now: () => Millis
}
type Begun = {
  readonly invitation: string
  readonly name: string
  readonly password: string
  readonly secret: Buffer
  readonly asked: Challenge | undefined
}
/** `joined` is asked to take down who has enrolled, before their session opens. */
type By = { readonly from: Origin; joined(newcomer: Newcomer): Promise<void> }
type Passkey = Record<string, unknown>
type Choice = {
  readonly invitation: string
  readonly name?: string | undefined
  readonly password: string
  readonly confirm: string
}
type PasswordRefusal =
  | 'passwordsDoNotMatch'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordTooCommon'

/** Long enough to find a telephone; the link itself goes on. */
const LASTS_MS = 15 * 60_000
const GUESSES = { free: 20, longestMs: 15 * 60_000 }

export function createEnrolment(options: Options) {
  const { invitations, sessions, credentials, now } = options
  const tickets = createTickets<Begun>(now, LASTS_MS)
  const looked = createLooking(invitations, now)

  async function finish(
    ticket: string,
    { invitation, name, password }: Begun,
    factor: Pick<Enrolled, 'totp' | 'passkey'>,
    { from, joined }: By,
  ): Promise<Opened | Refused<'invitationOver'>> {
    tickets.take(ticket)
    const newcomer = await invitations.use(invitation, { name, password, ...factor })
    if (newcomer === undefined) return refuse('invitationOver')
    await joined(newcomer)
    return sessions.open(newcomer.operator, from)
  }

  return {
    open: looked,

    async begin({ invitation, name: chosen, password, confirm }: Choice, from: Origin) {
      const invited = await looked(invitation, from)
      if ('ok' in invited) return invited
      const name = invited.name ?? chosen
      // Who was given a name does not choose another.
      if (name === undefined || (chosen ?? name) !== name) return badRequest(['name'])
      if (password !== confirm) return refuse<PasswordRefusal>('passwordsDoNotMatch')
      const fault = credentials.passwordFault(password, [name])
      if (fault !== undefined) return fault
      const hash = await credentials.hashPassword(password)
      if (hash === undefined) return refuse('accountsBusy')
      const { secret, text, uri } = credentials.newTotp(`${name} (console)`)
      const passkey = await toRegister(options, name, { host: from.host })
      const begun = { invitation, name, password: hash, secret, asked: passkey?.asked }
      return {
        ticket: tickets.give(begun, networkOf(from.address)),
        totp: { secret: text, uri },
        ...(passkey && { passkey: passkey.options }),
      }
    },

    async withCode(
      { ticket, totp: code }: { readonly ticket: string; readonly totp: string },
      by: By,
    ) {
      const begun = tickets.look(ticket)
      if (begun === undefined) return refuse('ticketOver')
      const step = credentials.totpStep(begun.secret, code, now())
      if (step === undefined) return refuse('firstCodeWrong')
      const sealed = credentials.seal(begun.secret, aboutTotp(begun.name))
      return finish(ticket, begun, { totp: { sealed, step } }, by)
    },

    async withPasskey(
      wish: { readonly ticket: string; readonly credential: Passkey; readonly name: string },
      by: By,
    ) {
      const { ticket, credential, name } = wish
      const begun = tickets.look(ticket)
      if (begun?.asked === undefined) return refuse('ticketOver')
      const made = await credentials.passkeys.readRegistered(credential, begun.asked)
      if (made === undefined) return refuse('passkeyWrong')
      return finish(ticket, begun, { passkey: { ...made, name } }, by)
    },
  }
}

/** A link cannot be guessed; who tries all the same is slowed down. */
function createLooking(invitations: Invitations, now: () => Millis) {
  const waits = createWaits({ now, ...GUESSES })
  return async (
    secret: string,
    from: Origin,
  ): Promise<Invited | Refused<'invitationOver' | 'tooManyAttempts'>> => {
    const made = waits.attempt(networkOf(from.address))
    if (made === undefined) return refuse('tooManyAttempts')
    const invited = await invitations.look(secret)
    if (invited === undefined) return refuse('invitationOver')
    made.undo()
    return invited
  }
}

/** What a device has to answer to make a passkey, if it has none of those that are known; nothing, where the console has no name. */
export async function toRegister(
  { credentials, site }: Pick<Options, 'credentials' | 'site'>,
  name: string,
  { host, known = [] }: { readonly host: string; readonly known?: readonly string[] },
) {
  const here = credentials.passkeys.siteAt(host, site)
  if (here === undefined) return undefined
  const wish = { site: here, handle: `operator ${name}`, account: name, known }
  const { challenge, options } = await credentials.passkeys.toRegister(wish)
  return { asked: { challenge, origin: here.origin, name: here.name }, options }
}
