/** Forgets a member: who they are, how they are reached, and what let them in. Rule E37. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { Sessions } from './sessions/sessions.ts'

export type Erased = 'done' | 'memberUnknown'

/** By the number that the member is known by; `operator` is written down. */
export type Erase = (uid: number, operator: string) => Promise<Erased>

type Options = {
  readonly tables: Tables
  readonly sessions: Pick<Sessions, 'end'>
  readonly now: () => Millis
}

export function createErasure({ tables, sessions, now }: Options): Erase {
  return async (uid, operator) => {
    // Frozen first, and for good: who is signing in meanwhile is refused at the last step.
    const [row] = await tables.rows<{ id: MemberId }>(
      `update member set frozen_at = coalesce(frozen_at, to_timestamp($2::float8 / 1000))
       where uid = $1 returning id::float8 as id`,
      [uid, now()],
    )
    if (row === undefined) return 'memberUnknown'
    await sessions.end(row.id, {})
    await tables.rows(
      `with who as (delete from identity where member = $1),
       pictures as (delete from file where member = $1),
       reached as (delete from contact where member = $1 returning lookup),
       codes as (delete from verification_code where lookup in (select lookup from reached)),
       passwords as (delete from password where member = $1),
       passkeys as (delete from passkey where member = $1),
       programs as (delete from api_key where member = $1),
       devices as (delete from device where member = $1),
       happened as (delete from account_event where member = $1),
       own as (update member set anti_phishing = null, totp = null, totp_step = default,
         language = default, invite_code = default where id = $1)
       insert into erasure (member, operator, at)
       values ($1, $2, to_timestamp($3::float8 / 1000))`,
      [row.id, operator, now()],
    )
    return 'done'
  }
}
