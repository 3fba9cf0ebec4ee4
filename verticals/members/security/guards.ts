/** What a member sets to be safer: the anti-phishing code, the allow-list, and the freeze of the account. */
import type { MemberId, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import { openAntiPhishing, sealAntiPhishing } from '../antiPhishing.ts'
import type { Contact } from '../contacts.ts'
import { HELD_MS, heldUntil } from '../withdrawalHold.ts'
import type { By, SecurityParts } from './parts.ts'
import type { ProofRefusal } from './proofs.ts'

type Refusing<More extends string = never> = Promise<Refused<ProofRefusal | More> | undefined>

export function createGuards(parts: SecurityParts) {
  const { tables, sealing, contacts, messenger, proofs, sessions, keyRing, events, now } = parts

  return {
    async antiPhishingOf(member: MemberId): Promise<string | undefined> {
      const sql = 'select anti_phishing as sealed from member where id = $1'
      const [row] = await tables.rows<{ sealed: Buffer | null }>(sql, [member])
      return openAntiPhishing(sealing, row?.sealed, member)
    },

    async setAntiPhishing({ caller, proof, from }: By, code: string): Refusing {
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      const sealed = sealAntiPhishing(sealing, code, caller.id)
      await tables.rows('update member set anti_phishing = $2 where id = $1', [caller.id, sealed])
      await events.tell(caller.id, 'antiPhishingChanged', { from })
      return undefined
    },

    async setAllowList({ caller, proof, from }: By, isOn: boolean): Refusing {
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      const changed = await tables.rows(
        `update member set is_allow_listed = $2, withdrawals_held_until = case when $2
           then withdrawals_held_until
           else ${heldUntil('$3')} end
         where id = $1 and is_allow_listed <> $2 returning id`,
        [caller.id, isOn, now() + HELD_MS],
      )
      const kind = isOn ? 'allowListOn' : 'allowListOff'
      if (changed.length > 0) await events.tell(caller.id, kind, { from })
      return undefined
    },

    async freeze({ caller, proof, from }: By): Refusing<'noAddressToThaw'> {
      const all = await contacts.of(caller.id)
      const { hasOutbox, reaches } = messenger
      const isReached = ({ kind }: Contact) => kind !== 'wallet' && (hasOutbox || reaches[kind])
      if (!all.some(isReached)) return refuse('noAddressToThaw')
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      await tables.rows(
        `update member set frozen_at = coalesce(frozen_at, to_timestamp($2::float8 / 1000))
         where id = $1`,
        [caller.id, now()],
      )
      await sessions.end(caller.id, {})
      keyRing.over(caller.id)
      await events.tell(caller.id, 'frozen', { from })
      return undefined
    },
  }
}
