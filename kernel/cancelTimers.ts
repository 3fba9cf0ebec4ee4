/**
 * Cancel timers, which programs set for the time that they may be silent: when one ends, the open orders of its member are cancelled.
 * What the cores that have orders share of them.
 */
import type { MemberId } from './accounts.ts'
import type { Codec } from './codec.ts'
import type { Millis } from './decision.ts'
import { Schedule } from './schedule.ts'

/** When each ends, by member. */
export type CancelTimers = Schedule

/** When a timer of so long ends; 0 for one of no time, which is none. */
export function timerEnd(after: Millis, now: Millis): Millis {
  return after > 0 ? now + after : 0
}

export function setTimer(timers: CancelTimers, member: MemberId, until: Millis): void {
  if (until > 0) timers.set(member, until)
  else timers.delete(member)
}

export const timersCodec: Codec<CancelTimers> = {
  write(out, timers) {
    out.uint(timers.size)
    for (const member of [...timers.ids()].sort((one, other) => one - other)) {
      out.uint(member)
      out.uint(timers.at(member) ?? 0)
    }
  },
  read(input) {
    const timers: CancelTimers = new Schedule()
    for (let left = input.uint(); left > 0; left--) timers.set(input.uint(), input.uint())
    return timers
  },
}
