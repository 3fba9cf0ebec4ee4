/** Signing in with a password, and with the second factor after it: rules E6, E7, E10. */
import { type Refused, refuse } from '@evenkeel/kernel'
import type { CallInput } from '@evenkeel/wire'
import type { Origin } from '@evenkeel/wire/server'
import { readContact } from '../contacts.ts'
import type { login, loginSecond } from '../contract/index.ts'
import type { Entered, EnteredSession } from './entering.ts'
import type { EntranceParts } from './entrance.ts'
import { NOBODY } from './owners.ts'

export function createSignIn(parts: EntranceParts) {
  const { contacts, passwords, captcha, throttle, guessAlarm, entering, secondFactor, ownerOf } =
    parts

  return {
    /** What costs nothing comes first: a flood of one address ends before the first statement. */
    async login(
      { password, captcha: solution, device, ...said }: CallInput<typeof login>,
      from: Origin,
    ): Promise<Entered | Refused<(typeof login)['refusals'][number]>> {
      const contact = readContact(said)
      if ('ok' in contact) return contact
      if (!throttle.admits(from.address)) return refuse('tooManyAttempts')
      const places = passwords.reserve(1)
      if (places === undefined) return refuse('accountsBusy')
      try {
        const { member, passwordOf } = (await ownerOf(contact)) ?? {}
        const isKnown = device !== undefined && (await entering.knows(member ?? NOBODY, device))
        // By what was typed: one line for all addresses of a member would tell that they are one's.
        const account = contacts.index(contact).toString('base64')
        const { address } = from
        const attempt = throttle.password(
          { account, address, device: isKnown ? device : undefined },
          (bits) => captcha.check(solution, { action: 'login', address }, bits),
        )
        if (!attempt.ok) return attempt
        const checked = await passwords.check(member, 'login', password, places)
        if (checked !== 'right' || member === undefined) {
          if (member !== undefined && !isKnown) guessAlarm.note(member, from)
          return refuse('wrongCredentials')
        }
        attempt.right()
        const entered = await entering.enter(member, from, { device, passwordOf })
        // It was changed meanwhile: what was right is wrong now.
        if ('ok' in entered)
          return refuse(entered.refusal === 'ticketOver' ? 'wrongCredentials' : entered.refusal)
        return entered
      } finally {
        places.release()
      }
    },

    async loginSecond(
      { ticket, totp: code }: CallInput<typeof loginSecond>,
      from: Origin,
    ): Promise<EnteredSession | Refused<(typeof loginSecond)['refusals'][number]>> {
      const pending = entering.pending(ticket)
      if (pending === undefined) return refuse('ticketOver')
      const line = pending.device ?? 'from a strange device'
      const right = await secondFactor.look(pending.member, code, { line, from })
      return 'ok' in right ? right : entering.finish(ticket, from, right.use)
    },
  }
}
