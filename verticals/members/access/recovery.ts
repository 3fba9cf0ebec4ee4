/** The ways back: a new password, and the end of a freeze, each with a code that was sent. */
import { type Refused, refuse } from '@evenkeel/kernel'
import type { Asked } from '@evenkeel/wire'
import type { Origin } from '@evenkeel/wire/server'
import { readContact } from '../contacts.ts'
import type { resetPassword, thaw } from '../contract/index.ts'
import { namesOf } from '../passwords/faults.ts'
import type { EntranceParts } from './entrance.ts'
import type { Owner } from './owners.ts'
import { createRightCodes } from './rightCodes.ts'

type Done = Readonly<Record<string, never>>

const HELD_MS = 24 * 3_600_000

export function createRecovery(parts: EntranceParts) {
  const { tables, contacts, codes, passwords, throttle, totp, sessions, events, ownerOf, now } =
    parts
  const rightCodes = createRightCodes(codes, now)

  async function secondIsRight({ member, hasTotp }: Owner, code: string | undefined) {
    if (!hasTotp || code === undefined) return !hasTotp
    const attempt = throttle.code(member)
    if (!attempt.ok || !(await totp.check(member, code))) return false
    attempt.right()
    return true
  }

  /** Whoever knew the old password may have signed in with it: their devices are strange ones again. */
  async function holdAndForget(member: number): Promise<void> {
    await tables.rows(
      `with held as (update member set withdrawals_held_until =
         greatest(withdrawals_held_until, to_timestamp($2::float8 / 1000)) where id = $1)
       delete from device where member = $1`,
      [member, now() + HELD_MS],
    )
  }

  return {
    async resetPassword(
      { ticket, code, password, confirm, totp: second, ...said }: Asked<typeof resetPassword>,
      from: Origin,
    ): Promise<Done | Refused<(typeof resetPassword)['refusals'][number]>> {
      const to = readContact(said)
      if ('ok' in to) return to
      if (password !== confirm) return refuse('passwordsDoNotMatch')
      const fault = passwords.fault(password, namesOf(to))
      if (fault !== undefined) return fault
      const places = passwords.reserve(1)
      if (places === undefined) return refuse('accountsBusy')
      try {
        const asked = { purpose: 'reset', to, ticket, code } as const
        if (!(await rightCodes.take(asked))) return refuse('codeWrong')
        const owner = await ownerOf(to)
        if (owner === undefined) return refuse('codeWrong')
        const { member } = owner
        if (!(await secondIsRight(owner, second))) {
          rightCodes.keep(asked)
          return refuse('secondFactorWrong')
        }
        // Costs one of five tries: whoever reads the mail could find it out otherwise.
        if ((await passwords.check(member, 'transaction', password, places)) === 'right') {
          rightCodes.keep(asked)
          return refuse('transactionPasswordSame')
        }
        // Held first: a crash must not leave a new password and free withdrawals.
        await holdAndForget(member)
        await passwords.set(member, 'login', password, places)
        await sessions.end(member, {})
        await events.tell(member, 'passwordChanged', { from })
        return {}
      } finally {
        places.release()
      }
    },

    async thaw(
      { ticket, code, password, ...said }: Asked<typeof thaw>,
      from: Origin,
    ): Promise<Done | Refused<(typeof thaw)['refusals'][number]>> {
      const to = readContact(said)
      if ('ok' in to) return to
      if (!throttle.admits(from.address)) return refuse('tooManyAttempts')
      const places = passwords.reserve(1)
      if (places === undefined) return refuse('accountsBusy')
      try {
        const asked = { purpose: 'thaw', to, ticket, code } as const
        if (!(await rightCodes.take(asked))) return refuse('codeWrong')
        const owner = await ownerOf(to)
        if (owner === undefined) return refuse('codeWrong')
        // A line of its own: who guesses at the front door cannot keep the owner from this one.
        const account = contacts.index(to).toString('base64')
        const guess = { account, address: from.address, device: 'with a code' }
        const attempt = throttle.password(guess)
        if (!attempt.ok) return attempt
        if ((await passwords.check(owner.member, 'login', password, places)) !== 'right') {
          rightCodes.keep(asked)
          return refuse('wrongCredentials')
        }
        attempt.right()
        await tables.rows('update member set frozen_at = null where id = $1', [owner.member])
        await events.tell(owner.member, 'thawed', { from })
        return {}
      } finally {
        places.release()
      }
    },
  }
}
