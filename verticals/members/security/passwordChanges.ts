/** Changes of the two passwords. */
import type { Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import { namesOf, type PasswordRefusal } from '../passwords/passwords.ts'
import type { Opened } from '../sessions/sessions.ts'
import { holdWithdrawals } from '../withdrawalHold.ts'
import type { By, SecurityParts } from './parts.ts'
import type { ProofRefusal } from './proofs.ts'

type Wished = { readonly password: string; readonly confirm: string }
type Refusal = ProofRefusal | PasswordRefusal | 'passwordsDoNotMatch' | 'transactionPasswordSame'

export function createPasswordChanges(parts: SecurityParts) {
  const { tables, contacts, passwords, proofs, entering, sessions, events, now } = parts

  /** What can be told without looking at anything secret comes before the proof, which may serve once only. */
  async function fault(
    { caller, proof, from }: By,
    { password, confirm }: Wished,
  ): Promise<Refused<Refusal> | undefined> {
    if (password !== confirm) return refuse('passwordsDoNotMatch')
    const names = (await contacts.of(caller.id)).flatMap(namesOf)
    return passwords.fault(password, names) ?? proofs.fault(caller, proof, from)
  }

  return {
    /** Ends every other session and renews this one; of devices, this one alone is known after it. */
    async changePassword(
      by: By,
      wished: Wished,
    ): Promise<(Opened & { readonly device: string }) | Refused<Refusal | 'sessionExpired'>> {
      const { caller, from } = by
      const refused = await fault(by, wished)
      if (refused !== undefined) return refused
      // Costs a try: otherwise who knows this password could find the other one by changing it.
      // Without tries left nothing is learnt, and who is being robbed can still change it.
      const asOther = await passwords.check(caller.id, 'transaction', wished.password)
      if (asOther === 'right') return refuse('transactionPasswordSame')
      if (asOther === 'busy') return refuse('accountsBusy')
      if ((await passwords.set(caller.id, 'login', wished.password)) === 'busy')
        return refuse('accountsBusy')
      await sessions.end(caller.id, { but: caller.session })
      const device = await entering.renewDevices(caller.id)
      const opened = await sessions.renew(caller, caller.realm)
      await events.tell(caller.id, 'passwordChanged', { from })
      return opened === undefined ? refuse('sessionExpired') : { ...opened, device }
    },

    /** Also the first one: whoever sets it may have come by the account just now. */
    async changeTransactionPassword(by: By, wished: Wished): Promise<Refused<Refusal> | undefined> {
      const { caller, from } = by
      const refused = await fault(by, wished)
      if (refused !== undefined) return refused
      const asOther = await passwords.check(caller.id, 'login', wished.password)
      if (asOther === 'right') return refuse('transactionPasswordSame')
      if (asOther === 'busy') return refuse('accountsBusy')
      // Held first: a change without the hold must not be left behind by a crash.
      await holdWithdrawals(tables, caller.id, now())
      if ((await passwords.set(caller.id, 'transaction', wished.password)) === 'busy')
        return refuse('accountsBusy')
      await events.tell(caller.id, 'transactionPasswordChanged', { from })
      return undefined
    },
  }
}
