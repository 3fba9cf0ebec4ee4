/** The second factor: codes of an authenticator (RFC 6238), each of which serves once. */
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import { createTickets, type Tables } from '@evenkeel/wire/server'
import type { Sealing } from '../sealing.ts'
import { heldUntil } from '../withdrawalHold.ts'
import { drawCodes } from './recoveryCodes.ts'
import { newSecret, stepOf } from './totpCodes.ts'

export type Totp = {
  /** A secret that guards nothing yet; `account` is what the authenticator will call it. */
  begin(member: MemberId, account: string): NewTotp
  /** Switches it on, with a first code of it, for the member who began; answers with recovery codes. */
  confirm(
    member: MemberId,
    ticket: string,
    code: string,
  ): Promise<readonly string[] | Refused<'firstCodeWrong' | 'ticketOver' | 'secondFactorIsOn'>>
  /** A code of now, or of just before or after, that is not used up yet; nothing, when it is wrong. */
  look(member: MemberId, code: string): Promise<RightTotp | undefined>
  isOn(member: MemberId): Promise<boolean>
  /** Switches it off, with its recovery codes, and holds withdrawals until then; false, when it was off. */
  end(member: MemberId, heldUntil: Millis): Promise<boolean>
}
export type RightTotp = {
  /** Uses it up, also when its time has passed since it was looked at; false, when somebody else has. */
  use(): Promise<boolean>
}
export type NewTotp = { readonly ticket: string; readonly secret: string; readonly uri: string }

type Options = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly now: () => Millis
}
type Kept = { readonly sealed: Buffer; readonly step: number }

export function createTotp({ tables, sealing, now }: Options): Totp {
  const tickets = createTickets<{ readonly member: MemberId; readonly secret: Buffer }>(now)

  /** What is kept of it, and the last step that was used up. */
  async function keptOf(member: MemberId): Promise<Kept | undefined> {
    const sql = `select totp as sealed, totp_step::float8 as step from member
      where id = $1 and totp is not null`
    const [row] = await tables.rows<Kept>(sql, [member])
    return row
  }

  async function look(member: MemberId, code: string): Promise<RightTotp | undefined> {
    const kept = await keptOf(member)
    if (kept === undefined) return undefined
    const { sealed, step: last } = kept
    const step = stepOf(sealing.openBytes(sealed, about(member)), code, now())
    if (step === undefined || step <= last) return undefined
    return {
      async use() {
        // Of several who come with the same code at once, one moves the step on.
        const moved = await tables.rows(
          `update member set totp_step = $2 where id = $1 and totp = $3 and totp_step < $2
           returning id`,
          [member, step, sealed],
        )
        return moved.length > 0
      },
    }
  }

  return {
    begin(member, account) {
      const { secret, text, uri } = newSecret(account)
      return { ticket: tickets.give({ member, secret }), secret: text, uri }
    },

    async confirm(member, ticket, code) {
      const begun = tickets.look(ticket)
      if (begun?.member !== member) return refuse('ticketOver')
      const step = stepOf(begun.secret, code, now())
      if (step === undefined) return refuse('firstCodeWrong')
      const sealed = sealing.sealBytes(begun.secret, about(member))
      const { codes, hashes } = drawCodes(sealing, member)
      const set = await tables.rows(
        `update member set totp = $2, totp_step = $3, recovery_codes = $4
         where id = $1 and totp is null returning id`,
        [member, sealed, step, hashes],
      )
      tickets.take(ticket)
      return set.length > 0 ? codes : refuse('secondFactorIsOn')
    },

    look,
    isOn: async (member) => (await keptOf(member)) !== undefined,

    async end(member, until) {
      const ended = await tables.rows(
        `update member set totp = null, recovery_codes = '{}',
           withdrawals_held_until = ${heldUntil('$2')}
         where id = $1 and totp is not null returning id`,
        [member, until],
      )
      return ended.length > 0
    },
  }
}

function about(member: MemberId): string {
  return `second factor ${member}`
}
