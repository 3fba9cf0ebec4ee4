/** Tells members that strangers try passwords of theirs: beside the answer, and once a day at most. Rule E40. */
import { setTimeout } from 'node:timers/promises'
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Origin, Tables } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import { createWindows } from '../windows.ts'

export type GuessAlarm = {
  /** After a wrong password of a stranger, by whichever address of the member. Returns at once. */
  note(member: MemberId, from: Origin): void
  /** Resolves when all that was noted is told. */
  settled(): Promise<void>
  /** What is not told by now is not told at all. */
  stop(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly events: Pick<AccountEvents, 'tell'>
  readonly now: () => Millis
  onFailure(error: unknown): void
  readonly laterMs?: number
  readonly mostAnHour?: number
}

const MANY = 10
const MANY_MS = 10 * 60_000
/** After the answer: its time must not say whether there was somebody to be told. */
const LATER_MS = 1_000
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Of all members: whoever tries a list of addresses must not send as many messages. */
const MOST_AN_HOUR = 1_000
const NAMES_MOST = 100_000
const ALL = 'all'

export function createGuessAlarm(options: Options): GuessAlarm {
  const { tables, events, now, onFailure } = options
  const { laterMs = LATER_MS, mostAnHour = MOST_AN_HOUR } = options
  const wrong = createWindows(now, MANY_MS, NAMES_MOST)
  const today = createWindows(now, DAY_MS, NAMES_MOST)
  const lately = createWindows(now, HOUR_MS, 1)
  const stopping = new AbortController()
  const under = new Set<Promise<void>>()

  /** Also by a server that has stopped since. Of who is erased nothing is written any more. */
  async function isTold(member: MemberId): Promise<boolean> {
    const told = await tables.rows(
      `select 1 from account_event where member = $1 and kind = 'wrongPasswords'
         and at > to_timestamp($2::float8 / 1000)
       union all select 1 from erasure where member = $1 limit 1`,
      [member, now() - DAY_MS],
    )
    return told.length > 0
  }

  async function tell(member: MemberId, from: Origin): Promise<void> {
    const counted = [today.add(String(member)), lately.add(ALL)]
    try {
      await setTimeout(laterMs, undefined, { signal: stopping.signal })
      if (!(await isTold(member))) await events.tell(member, 'wrongPasswords', { from })
    } catch (error) {
      for (const takeBack of counted) takeBack()
      if (!stopping.signal.aborted) onFailure(error)
    }
  }

  const settled = async () => void (await Promise.all(under))
  return {
    note(member, from) {
      wrong.add(String(member))
      if (wrong.count(String(member)) < MANY || today.count(String(member)) > 0) return
      if (lately.count(ALL) >= mostAnHour) return
      const telling = tell(member, from).finally(() => under.delete(telling))
      under.add(telling)
    },
    settled,
    async stop() {
      stopping.abort()
      await settled()
    },
  }
}
