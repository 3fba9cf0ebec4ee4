/** The freeze that an operator makes and ends: beside the member's own, and told to them. Rules E43, E44. */
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import type { KeyRing } from '../security/keyRing.ts'
import type { Sessions } from '../sessions/sessions.ts'

export type Freezing = {
  freeze(member: MemberId): Promise<Refused<'memberFrozen'> | undefined>
  thaw(member: MemberId): Promise<Refused<'memberNotFrozen'> | undefined>
}

type Options = {
  readonly tables: Tables
  readonly sessions: Pick<Sessions, 'end'>
  readonly keyRing: Pick<KeyRing, 'over'>
  readonly events: Pick<AccountEvents, 'tell'>
  readonly now: () => Millis
}

export function createFreezing({ tables, sessions, keyRing, events, now }: Options): Freezing {
  return {
    async freeze(member) {
      const frozen = await tables.rows(
        `update member set operator_frozen_at = to_timestamp($2::float8 / 1000)
         where id = $1 and operator_frozen_at is null returning 1`,
        [member, now()],
      )
      // Also of one that was frozen before: what a crash left open in between ends now.
      await sessions.end(member, {})
      keyRing.over(member)
      if (frozen.length === 0) return refuse('memberFrozen')
      await events.tell(member, 'frozenByOperator', {})
      return undefined
    },

    async thaw(member) {
      const thawed = await tables.rows(
        `update member set operator_frozen_at = null
         where id = $1 and operator_frozen_at is not null returning 1`,
        [member],
      )
      if (thawed.length === 0) return refuse('memberNotFrozen')
      await events.tell(member, 'thawedByOperator', {})
      return undefined
    },
  }
}
