/** Cancel timers in the golden spot journal: one set anew, one ended in time, one that ran out, one that is left. */
import type { BothRealms } from './bothRealms.ts'
import { LAST } from './pairs.ts'

const DAY = 86_400_000

export async function setTimers(bothRealms: BothRealms): Promise<void> {
  const set = (member: number, after: number) =>
    bothRealms.ask(() => ({ type: 'setCancelTimer', member, after }))
  await set(1, DAY)
  await set(1, 2 * DAY)
  await set(1, 0)
  await set(1, 0)
  await set(3, 5_000)
  // Long enough for it to end.
  for (let nth = 0; nth < 6; nth++) await bothRealms.see(() => undefined)
  await set(LAST, 30 * DAY)
}
