/** After a change that a thief would make, no withdrawal is possible for a while: rule E18. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'

export const HELD_MS = 24 * 3_600_000

/** What `withdrawals_held_until` becomes, by the moment in milliseconds that a placeholder stands for. */
export function heldUntil(placeholder: string): string {
  return `greatest(withdrawals_held_until, to_timestamp(${placeholder}::float8 / 1000))`
}

export async function holdWithdrawals(tables: Tables, member: MemberId, now: Millis) {
  const sql = `update member set withdrawals_held_until = ${heldUntil('$2')} where id = $1`
  await tables.rows(sql, [member, now + HELD_MS])
}
