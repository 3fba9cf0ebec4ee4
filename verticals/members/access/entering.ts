/** The last step of every way in: is the account frozen, is more needed, is the device known; then a session. */
import { createHmac, randomBytes } from 'node:crypto'
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Origin, Tables } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import type { Keys } from '../sealing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { createTickets } from './tickets.ts'

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
  /** After one proof; `isStrong` when that was worth two. */
  enter(
    member: MemberId,
    from: Origin,
    by: { readonly device?: string | undefined; readonly isStrong?: boolean },
  ): Promise<Entered | Refused<'accountFrozen'>>
  /** Whose second step a ticket is; it is not used up. */
  pending(ticket: string): Pending | undefined
  /** After the second step: the ticket is used up. */
  finish(
    ticket: string,
    from: Origin,
  ): Promise<EnteredSession | Refused<'accountFrozen' | 'ticketOver'>>
  /** Whether this member has signed in on this device before. */
  knows(member: MemberId, device: string | undefined): Promise<boolean>
}
export type Pending = { readonly member: MemberId; readonly device: string | undefined }

type Options = {
  readonly tables: Tables
  readonly keys: Keys
  readonly sessions: Sessions
  readonly events: AccountEvents
  readonly now: () => Millis
}

const DEVICE = /^[A-Za-z0-9_-]{43}$/

export function createEntering(options: Options): Entering {
  const { tables, keys, sessions, events, now } = options
  const tickets = createTickets<Pending>(now)
  const key = keys.key('devices', 32)
  const lookup = (device: string) => createHmac('sha256', key).update(device).digest()

  async function knows(member: MemberId, device: string | undefined): Promise<boolean> {
    if (device === undefined || !DEVICE.test(device)) return false
    const sql = 'select 1 from device where member = $1 and lookup = $2'
    return (await tables.rows(sql, [member, lookup(device)])).length > 0
  }

  async function stateOf(member: MemberId): Promise<{ isFrozen: boolean; hasTotp: boolean }> {
    const [row] = await tables.rows<{ frozen: boolean; totp: boolean }>(
      'select frozen_at is not null as frozen, totp is not null as totp from member where id = $1',
      [member],
    )
    return { isFrozen: row?.frozen ?? true, hasTotp: row?.totp ?? false }
  }

  async function open(
    member: MemberId,
    from: Origin,
    device: string | undefined,
  ): Promise<EnteredSession | Refused<'accountFrozen'>> {
    const isKnown = await knows(member, device)
    const kept = isKnown && device !== undefined ? device : randomBytes(32).toString('base64url')
    await tables.rows(
      `insert into device (member, lookup) values ($1, $2)
       on conflict (member, lookup) do update set seen_at = now()`,
      [member, lookup(kept)],
    )
    const { token, expiresAt, session } = await sessions.open(member, 'real', from)
    // A freeze ends what is open: one that came before this look, we see; one that comes after, ends this.
    if ((await stateOf(member)).isFrozen) {
      await sessions.end(member, { only: session })
      return refuse('accountFrozen')
    }
    if (!isKnown) await events.tell(member, 'signedIn', { from })
    return { token, expires_in: Math.floor((expiresAt - now()) / 1_000), device: kept }
  }

  return {
    knows,
    pending: tickets.look,

    async enter(member, from, { device, isStrong = false }) {
      const { isFrozen, hasTotp } = await stateOf(member)
      if (isFrozen) return refuse('accountFrozen')
      if (hasTotp && !isStrong) return { second: { ticket: tickets.give({ member, device }) } }
      const session = await open(member, from, device)
      return 'ok' in session ? session : { session }
    },

    async finish(ticket, from) {
      const pending = tickets.take(ticket)
      if (pending === undefined) return refuse('ticketOver')
      return open(pending.member, from, pending.device)
    },
  }
}
