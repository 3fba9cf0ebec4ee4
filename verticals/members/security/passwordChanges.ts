/** Changes of the two passwords. */
import type { Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { OpenedSession as Opened } from '@evenkeel/wire/server'
import { namesOf, type PasswordKind, type PasswordRefusal } from '../passwords/passwords.ts'
import { holdWithdrawals } from '../withdrawalHold.ts'
import type { By, SecurityParts } from './parts.ts'
import type { ProofRefusal, Proven } from './proofs.ts'

type Wished = { readonly password: string; readonly confirm: string }
type Change = {
  readonly kind: PasswordKind
  /** Done before the new password is there. */
  before?(): Promise<void>
}
type Refusal =
  | ProofRefusal
  | PasswordRefusal
  | 'passwordsDoNotMatch'
  | 'passwordSame'
  | 'transactionPasswordSame'

export function createPasswordChanges(parts: SecurityParts) {
  const { tables, contacts, passwords, proofs, entering, sessions, events, now } = parts

  /** What can be told without looking at anything secret comes before the proof. */
  async function proven(
    { caller, proof, from }: By,
    { password, confirm }: Wished,
  ): Promise<Proven | Refused<Refusal>> {
    if (password !== confirm) return refuse('passwordsDoNotMatch')
    const names = (await contacts.of(caller.id)).flatMap(namesOf)
    return passwords.fault(password, names) ?? proofs.look(caller, proof, from)
  }

  /** Sets one of the two, unless it is that already, or the other. The proof is used up once nothing can be refused any more. */
  async function change(
    by: By,
    wished: Wished,
    { kind, before }: Change,
  ): Promise<Refused<Refusal> | undefined> {
    const right = await proven(by, wished)
    if ('ok' in right) return right
    const { id } = by.caller
    const places = passwords.reserve(1, id)
    if (places === undefined) return refuse('accountsBusy')
    try {
      // The transaction password last, since it costs a try: otherwise who knows one of them could find the other
      // by changing it. Without tries left nothing is learnt, and who is being robbed can still change it.
      for (const each of ['login', 'transaction'] as const)
        if ((await passwords.check(id, each, wished.password, places)) === 'right')
          return refuse(each === kind ? 'passwordSame' : 'transactionPasswordSame')
      // Before the proof is used up: if the thread that hashes fails, a code would be gone for nothing.
      const hash = await passwords.hash(places, wished.password)
      const used = await right.use()
      if (used !== undefined) return used
      await before?.()
      await passwords.keep(id, kind, hash)
      return undefined
    } finally {
      places.release()
    }
  }

  return {
    /** Ends every other session and renews this one; of devices, this one alone is known after it. */
    async changePassword(
      by: By,
      wished: Wished,
    ): Promise<(Opened & { readonly device: string }) | Refused<Refusal | 'sessionExpired'>> {
      const { caller, from } = by
      const refused = await change(by, wished, { kind: 'login' })
      if (refused !== undefined) return refused
      await sessions.end(caller.id, { but: caller.session })
      const device = await entering.renewDevices(caller.id)
      const opened = await sessions.renew(caller, caller.realm)
      await events.tell(caller.id, 'passwordChanged', { from })
      return opened === undefined ? refuse('sessionExpired') : { ...opened, device }
    },

    /** Also the first one: whoever sets it may have come by the account just now. */
    async changeTransactionPassword(by: By, wished: Wished): Promise<Refused<Refusal> | undefined> {
      const { caller, from } = by
      const refused = await change(by, wished, {
        kind: 'transaction',
        // Held first: a change without the hold must not be left behind by a crash.
        before: () => holdWithdrawals(tables, caller.id, now()),
      })
      if (refused !== undefined) return refused
      await events.tell(caller.id, 'transactionPasswordChanged', { from })
      return undefined
    },
  }
}
