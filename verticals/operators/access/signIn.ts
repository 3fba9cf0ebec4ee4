/** Signing in: a name and a password, then the second factor. Rules P3 and P4. */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { type Credentials, createTickets, networkOf, type Origin } from '@evenkeel/wire/server'
import type { People, Person } from '../people.ts'
import type { Challenge, Factors } from './factors.ts'
import type { Sessions } from './sessions.ts'
import type { Tried } from './tries.ts'
import { attemptAll, createWaits, type Try } from './waits.ts'

export type Opened = { readonly token: string; readonly expires_in: number }

type Options = {
  readonly people: People
  readonly factors: Factors
  readonly sessions: Sessions
  readonly credentials: Credentials
  readonly tried: Tried
  readonly now: () => Millis
}
type Passkey = Record<string, unknown>
/** Who has shown the password that was theirs then. */
type Pending = {
  readonly operator: number
  readonly password: string
  readonly asked: Challenge | undefined
}
type First = { readonly ticket: string; readonly totp: boolean; readonly passkey?: Passkey }
/** `tell` is told whose name it was, if anybody's: for the audit log alone. */
type By = { readonly from: Origin; readonly tell: (operator: number) => void }

const MINUTE_MS = 60_000
/** By name and network, by network, and by name from everywhere: there the wait is short, since others may cause it. */
const NEAR = { free: 5, longestMs: 15 * MINUTE_MS }
const NETWORK = { free: 20, longestMs: 15 * MINUTE_MS }
const NAME = { free: 50, longestMs: MINUTE_MS }

export function createSignIn({ people, factors, sessions, credentials, tried, now }: Options) {
  const tickets = createTickets<Pending>(now)
  const attempt = createAttempts(now)

  /** Whom a ticket stands for, as they are now: a password that was changed meanwhile was another. */
  async function pendingOf(ticket: string) {
    const pending = tickets.look(ticket)
    const person = pending && (await people.find({ id: pending.operator }))
    if (pending === undefined || person === undefined || !isActive(person)) return undefined
    return person.password === pending.password ? { person, asked: pending.asked } : undefined
  }

  async function entered(ticket: string, operator: number, from: Origin) {
    if (tickets.take(ticket) === undefined) return refuse('ticketOver')
    return sessions.open(operator, from)
  }

  return {
    async first(
      { name: typed, password }: { readonly name: string; readonly password: string },
      { from, tell }: By,
    ): Promise<First | Refused<'signInWrong' | 'tooManyAttempts' | 'accountsBusy'>> {
      const name = typed.trim().toLowerCase()
      const made = attempt(name, from.address)
      if (made === undefined) return refuse('tooManyAttempts')
      const person = await people.find({ name })
      if (person !== undefined) tell(person.id)
      const hash = person !== undefined && isActive(person) ? person.password : undefined
      const checked = await credentials.checkPassword(password, hash)
      if (checked === 'busy') made.undo()
      if (checked === 'busy') return refuse('accountsBusy')
      if (checked === 'wrong' || person === undefined || hash === undefined)
        return refuse('signInWrong')
      made.right()
      const asking = await factors.ask(person.id, from.host)
      const pending = { operator: person.id, password: hash, asked: asking?.asked }
      const ticket = tickets.give(pending, String(person.id))
      const passkey = asking && { passkey: asking.options }
      return { ticket, totp: person.totp !== undefined, ...passkey }
    },

    async withCode(
      { ticket, totp: code }: { readonly ticket: string; readonly totp: string },
      { from, tell }: By,
    ): Promise<Opened | Refused<'operatorCodeWrong' | 'ticketOver' | 'tooManyAttempts'>> {
      const { person } = (await pendingOf(ticket)) ?? {}
      if (person === undefined) return refuse('ticketOver')
      tell(person.id)
      const isRight = () => factors.takeCode(person, code)
      const refused = await tried(person.id, 'operatorCodeWrong', isRight)
      return refused ?? entered(ticket, person.id, from)
    },

    async withPasskey(
      { ticket, credential }: { readonly ticket: string; readonly credential: Passkey },
      { from, tell }: By,
    ): Promise<Opened | Refused<'passkeyWrong' | 'ticketOver' | 'tooManyAttempts'>> {
      const { person, asked } = (await pendingOf(ticket)) ?? {}
      if (person === undefined || asked === undefined) return refuse('ticketOver')
      tell(person.id)
      const isRight = () => factors.answered(person.id, credential, asked)
      const refused = await tried(person.id, 'passkeyWrong', isRight)
      return refused ?? entered(ticket, person.id, from)
    },
  }
}

/** By what was typed: whether that is anybody's must not be told. */
function createAttempts(now: () => Millis): (name: string, address: string) => Try | undefined {
  const near = createWaits({ now, ...NEAR })
  const networks = createWaits({ now, ...NETWORK })
  const names = createWaits({ now, ...NAME })
  return (name, address) => {
    const network = networkOf(address)
    return attemptAll([
      [near, `${name} ${network}`],
      [networks, network],
      [names, name],
    ])
  }
}

function isActive({ disabledAt }: Person): boolean {
  return disabledAt === undefined
}
