/** Changes of what guards the way in beside the password: the second factor and passkeys. */
import type { MemberId, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Caller, Origin } from '@evenkeel/wire/server'
import type { Asking, Credential } from '../access/passkeys.ts'
import type { NewTotp } from '../access/totp.ts'
import { HELD_MS } from '../withdrawalHold.ts'
import type { By, SecurityParts } from './parts.ts'
import type { ProofRefusal } from './proofs.ts'

export function createFactorChanges(parts: SecurityParts) {
  const { contacts, totp, recoveryCodes, passkeys, proofs, events, now } = parts

  /** What an authenticator will show beside the exchange's name. */
  async function accountOf(member: MemberId): Promise<string> {
    const [first] = await contacts.of(member)
    return first?.text ?? 'Evenkeel'
  }

  return {
    async beginTotp(by: By): Promise<NewTotp | Refused<ProofRefusal | 'secondFactorIsOn'>> {
      const { caller, proof, from } = by
      if (await totp.isOn(caller.id)) return refuse('secondFactorIsOn')
      const fault = await proofs.fault(caller, proof, from)
      return fault ?? totp.begin(caller.id, await accountOf(caller.id))
    },

    async confirmTotp(
      { caller, from }: Omit<By, 'proof'>,
      { ticket, code }: { readonly ticket: string; readonly code: string },
    ) {
      const confirmed = await totp.confirm(caller.id, ticket, code)
      if (!('ok' in confirmed)) await events.tell(caller.id, 'secondFactorOn', { from })
      return confirmed
    },

    async makeRecoveryCodes(
      by: By,
    ): Promise<readonly string[] | Refused<ProofRefusal | 'secondFactorIsOff'>> {
      const { caller, proof, from } = by
      if (!(await totp.isOn(caller.id))) return refuse('secondFactorIsOff')
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      const codes = await recoveryCodes.renew(caller.id)
      if (codes === undefined) return refuse('secondFactorIsOff')
      await events.tell(caller.id, 'recoveryCodesMade', { from })
      return codes
    },

    async endTotp(by: By): Promise<Refused<ProofRefusal | 'secondFactorIsOff'> | undefined> {
      const { caller, proof, from } = by
      if (!(await totp.isOn(caller.id))) return refuse('secondFactorIsOff')
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      if (!(await totp.end(caller.id, now() + HELD_MS))) return refuse('secondFactorIsOff')
      await events.tell(caller.id, 'secondFactorOff', { from })
      return undefined
    },

    async beginPasskey(
      by: By,
    ): Promise<Asking | Refused<ProofRefusal | 'passkeysNeedADomain' | 'tooManyPasskeys'>> {
      const { caller, proof, from } = by
      // What is refused anyway needs no proof, which may serve once only.
      const begun = await passkeys.begin(caller.id, await accountOf(caller.id), from.host)
      return 'ok' in begun ? begun : ((await proofs.fault(caller, proof, from)) ?? begun)
    },

    async addPasskey(
      { caller, from }: { readonly caller: Caller; readonly from: Origin },
      made: { readonly ticket: string; readonly credential: Credential; readonly name: string },
    ) {
      const added = await passkeys.add(caller.id, made, from.host)
      if (typeof added === 'number') await events.tell(caller.id, 'passkeyAdded', { from })
      return added
    },

    async removePasskey(
      by: By,
      id: number | undefined,
    ): Promise<Refused<ProofRefusal | 'passkeyUnknown'> | undefined> {
      const { caller, proof, from } = by
      const own = await passkeys.of(caller.id)
      if (id === undefined || !own.some((passkey) => passkey.id === id))
        return refuse('passkeyUnknown')
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      if (!(await passkeys.remove(caller.id, id))) return refuse('passkeyUnknown')
      await events.tell(caller.id, 'passkeyRemoved', { from })
      return undefined
    },
  }
}
