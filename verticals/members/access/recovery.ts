/** The ways back: a new password, and the end of a freeze, each with a code that was sent. */
import { type MemberId, type Refused, refuse } from '@evenkeel/kernel'
import type { CallInput, Result } from '@evenkeel/wire'
import type { Origin, Tables } from '@evenkeel/wire/server'
import { readContact } from '../contacts.ts'
import type { resetPassword, thaw } from '../contract/index.ts'
import { namesOf } from '../passwords/rules.ts'
import { createRightCodes, type RightCode } from '../rightCodes.ts'
import { holdWithdrawals } from '../withdrawalHold.ts'
import type { EntranceParts } from './entrance.ts'

type Done = Readonly<Record<string, never>>

export function createRecovery(parts: EntranceParts) {
  const { tables, codes, passwords, throttle, entering, secondFactor, sessions, events } = parts
  const { ownerOf, now } = parts
  const rightCodes = createRightCodes(codes, now)

  return {
    async resetPassword(
      { ticket, code, password, confirm, totp: second, ...said }: CallInput<typeof resetPassword>,
      from: Origin,
    ): Promise<Result<typeof resetPassword> | Refused<(typeof resetPassword)['refusals'][number]>> {
      const to = readContact(said)
      if ('ok' in to) return to
      if (password !== confirm) return refuse('passwordsDoNotMatch')
      const fault = passwords.fault(password, namesOf(to))
      if (fault !== undefined) return fault
      const places = passwords.reserve(1)
      if (places === undefined) return refuse('accountsBusy')
      /** What was mailed, until the password is changed by it. */
      let unused: RightCode | undefined
      try {
        unused = await rightCodes.take({ purpose: 'reset', to, ticket, code })
        const owner = unused && (await ownerOf(to))
        if (owner === undefined) return refuse('codeWrong')
        const { member, hasTotp } = owner
        if (hasTotp && second === undefined) return refuse('secondFactorNeeded')
        const line = 'with a mailed code'
        const rightSecond = hasTotp
          ? await secondFactor.look(member, second, { line, from })
          : undefined
        if (rightSecond !== undefined && 'ok' in rightSecond) return rightSecond
        // Costs one of five tries: whoever reads the mail could find it out otherwise.
        if ((await passwords.check(member, 'transaction', password, places)) === 'right')
          return refuse('transactionPasswordSame')
        // Before a code is used up: if the thread that hashes fails, it would be gone for nothing.
        const hash = await passwords.hash(places, password)
        // Nothing is refused after this: a code of the second factor is used up by what goes through.
        const used = await rightSecond?.use()
        if (used !== undefined) return used
        unused = undefined
        // Held first: a crash must not leave a new password and free withdrawals.
        await holdWithdrawals(tables, member, now())
        await passwords.keep(member, 'login', hash)
        await sessions.end(member, {})
        // Whoever knew the old password may have a known device. This one just read the owner's mail.
        const device = await entering.renewDevices(member)
        await events.tell(member, 'passwordChanged', { from })
        return { device }
      } finally {
        unused?.keep()
        places.release()
      }
    },

    async thaw(
      { ticket, code, password, ...said }: CallInput<typeof thaw>,
      from: Origin,
    ): Promise<Done | Refused<(typeof thaw)['refusals'][number]>> {
      const to = readContact(said)
      if ('ok' in to) return to
      if (!throttle.admits(from.address)) return refuse('tooManyAttempts')
      const places = passwords.reserve(1)
      if (places === undefined) return refuse('accountsBusy')
      /** What was mailed, until the account is thawed by it. */
      let unused: RightCode | undefined
      try {
        unused = await rightCodes.take({ purpose: 'thaw', to, ticket, code })
        const owner = unused && (await ownerOf(to))
        if (owner === undefined) return refuse('codeWrong')
        // A line of its own: who guesses at the front door cannot keep the owner from this one.
        const account = `member ${owner.member}`
        const guess = { account, address: from.address, device: 'with a code' }
        const attempt = throttle.password(guess)
        if (!attempt.ok) return refuse('tooManyAttempts')
        if ((await passwords.check(owner.member, 'login', password, places)) !== 'right')
          return refuse('wrongCredentials')
        attempt.right()
        if (!(await endOwnFreeze(tables, owner.member))) return refuse('frozenByOperator')
        unused = undefined
        await events.tell(owner.member, 'thawed', { from })
        return {}
      } finally {
        unused?.keep()
        places.release()
      }
    },
  }
}

/** E43: not while an operator has frozen the account. */
async function endOwnFreeze(tables: Tables, member: MemberId): Promise<boolean> {
  const sql = `update member set frozen_at = null
    where id = $1 and operator_frozen_at is null returning 1`
  return (await tables.rows(sql, [member])).length > 0
}
