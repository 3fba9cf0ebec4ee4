/** The last step of every way in: is the account frozen, is more needed, is the device known; then a session. */
import { createHmac, randomBytes } from 'node:crypto'
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Keys, Origin, Tables, Turns } from '@evenkeel/wire/server'
import { createTickets, createTurns, rateLimitKey } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import type { Sessions } from '../sessions/sessions.ts'

export type EnteredSession = {
  readonly token: string
  readonly expires_in: number
  readonly device: string
}
export type Entered = {
  readonly session?: EnteredSession
  readonly second?: { readonly ticket: string }
}

export type Entering = {
  /**
   * After one proof; `isStrong` when that was worth two. `passwordOf` is when the password was set that was
   * right. Whoever began before the password was changed does not get in any more: `ticketOver`.
   */
  enter(
    member: MemberId,
    from: Origin,
    by: {
      readonly device?: string | undefined
      readonly isStrong?: boolean
      readonly passwordOf?: string | undefined
      /** Who was made just now is not told of the own first session. */
      readonly isNew?: boolean
    },
  ): Promise<Entered | Refused<'accountFrozen' | 'ticketOver'>>
  /** Whose second step a ticket is; it is not used up. */
  pending(ticket: string): Pending | undefined
  /**
   * After the second step: the ticket is used up, and what proved that step, once nothing else is in the way.
   * Where somebody else has used up that proof by then, the ticket serves again.
   */
  finish<Refusal extends string>(
    ticket: string,
    from: Origin,
    use: Use<Refusal>,
  ): Promise<EnteredSession | Refused<'accountFrozen' | 'ticketOver' | Refusal>>
  /** Whether this member has signed in on this device before. */
  knows(member: MemberId, device: string | undefined): Promise<boolean>
  /** All devices are strange ones again, but the one that is told what this returns. */
  renewDevices(member: MemberId): Promise<string>
}
type Use<Refusal extends string> = () => Promise<Refused<Refusal> | undefined>
export type Pending = {
  readonly member: MemberId
  /** If it is known. */
  readonly device: string | undefined
  readonly passwordOf: string | undefined
  readonly isNew: boolean
}

type Options = {
  readonly tables: Tables
  readonly keys: Keys
  readonly sessions: Sessions
  readonly events: AccountEvents
  readonly now: () => Millis
}

type State = {
  readonly isFrozen: boolean
  readonly hasTotp: boolean
  readonly passwordOf: string | undefined
}

const DEVICE = /^[A-Za-z0-9_-]{43}$/
/** Of one member; the one that was not seen longest goes. */
const DEVICES_MOST = 20
/** By themselves, or by an operator. */
export const IS_FROZEN = '(frozen_at is not null or operator_frozen_at is not null)'
/** When the login password of the member $1 was set. */
const PASSWORD_OF = `select changed_at::text from password where member = $1 and kind = 'login'`

export function createEntering(options: Options): Entering {
  const { tables, keys, sessions, events, now } = options
  const tickets = createTickets<Pending>(now)
  const inTurn = createTurns()
  const key = keys.key('devices', 32)
  const lookup = (device: string) => createHmac('sha256', key).update(device).digest()

  async function knows(member: MemberId, device: string | undefined): Promise<boolean> {
    if (device === undefined || !DEVICE.test(device)) return false
    const sql = 'select 1 from device where member = $1 and lookup = $2'
    return (await tables.rows(sql, [member, lookup(device)])).length > 0
  }

  async function stateOf(member: MemberId): Promise<State> {
    const [row] = await tables.rows<{ frozen: boolean; totp: boolean; password: string | null }>(
      `select ${IS_FROZEN} as frozen, totp is not null as totp,
         (${PASSWORD_OF}) as password
       from member where id = $1`,
      [member],
    )
    return {
      isFrozen: row?.frozen ?? true,
      hasTotp: row?.totp ?? false,
      passwordOf: row?.password ?? undefined,
    }
  }

  async function open<Refusal extends string = never>(
    { member, device, passwordOf, isNew }: Pending,
    from: Origin,
    use?: Use<Refusal>,
  ): Promise<EnteredSession | Refused<'accountFrozen' | 'ticketOver' | Refusal>> {
    const { token, expiresAt, session } = await sessions.open(member, 'real', from)
    let isIn = false
    try {
      // A freeze and a new password end what is open: what came before this look, we see; what comes after, ends this.
      const state = await stateOf(member)
      if (state.isFrozen) return refuse('accountFrozen')
      if (state.passwordOf !== passwordOf) return refuse('ticketOver')
      const refused = await use?.()
      if (refused !== undefined) return refused
      // Not before: who does not get in leaves no device behind.
      const kept = device ?? newDevice()
      await know({ tables, inTurn }, member, lookup(kept), passwordOf)
      await writeDown(events, { member, device, isNew }, from)
      isIn = true
      return { token, expires_in: Math.floor((expiresAt - now()) / 1_000), device: kept }
    } finally {
      // Nobody has its token, so it must not stay in the owner's list; after a failure neither.
      if (!isIn) await sessions.end(member, { only: session })
    }
  }

  return {
    knows,
    pending: tickets.look,

    async enter(member, from, by) {
      const state = await stateOf(member)
      if (state.isFrozen) return refuse('accountFrozen')
      const pending = {
        member,
        device: (await knows(member, by.device)) ? by.device : undefined,
        passwordOf: by.passwordOf ?? state.passwordOf,
        isNew: by.isNew === true,
      }
      if (state.hasTotp && by.isStrong !== true)
        return { second: { ticket: tickets.give(pending, rateLimitKey(from.address)) } }
      const session = await open(pending, from)
      return 'ok' in session ? session : { session }
    },

    async finish(ticket, from, use) {
      const borrowed = tickets.borrow(ticket)
      if (borrowed === undefined) return refuse('ticketOver')
      return open(borrowed.held, from, async () => {
        const refused = await use()
        if (refused !== undefined) borrowed.giveBack()
        return refused
      })
    },

    async renewDevices(member) {
      const device = newDevice()
      await tables.rows(
        `with gone as (delete from device where member = $1)
         insert into device (member, lookup) values ($1, $2)`,
        [member, lookup(device)],
      )
      return device
    },
  }
}

/** A registration and a known device are no news: they are only listed. */
async function writeDown(
  events: AccountEvents,
  { member, device, isNew }: Pick<Pending, 'member' | 'device' | 'isNew'>,
  from: Origin,
): Promise<void> {
  if (isNew) await events.note(member, 'registered', { from })
  else if (device !== undefined) await events.note(member, 'signedInAgain', { from })
  else await events.tell(member, 'signedIn', { from })
}

function newDevice(): string {
  return randomBytes(32).toString('base64url')
}

/** Not for who came by a password that was changed since: of devices, that leaves the one it was changed on. */
async function know(
  { tables, inTurn }: { readonly tables: Tables; readonly inTurn: Turns },
  member: MemberId,
  device: Buffer,
  passwordOf: string | undefined,
) {
  const insert = () =>
    tables.rows(
      `with known as (insert into device (member, lookup) select $1, $2
       where (${PASSWORD_OF}) is not distinct from $4::text
       on conflict (member, lookup) do update set seen_at = now())
     delete from device where member = $1 and lookup in (select lookup from device
       where member = $1 and lookup <> $2 order by seen_at desc, lookup offset $3)`,
      [member, device, DEVICES_MOST - 1, passwordOf ?? null],
    )
  await inTurn(member, insert)
}
