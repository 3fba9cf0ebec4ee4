/** S50: a member's orders are cancelled when nobody has set the timer anew in time. */
import {
  type Accepted,
  accept,
  type IsSetAside,
  type MemberId,
  type Millis,
  type Prices,
  timerEnd,
  type World,
} from '@evenkeel/kernel'
import { cancelEach } from './cancel.ts'
import type { EndCancelTimer, Event, SetCancelTimer } from './facts.ts'
import type { State } from './market.ts'

export function setCancelTimer(
  { member, after }: SetCancelTimer,
  { timers }: State,
  { now }: World,
): Accepted<Event> {
  const until = timerEnd(after, now)
  return until === 0 && !timers.has(member)
    ? accept<Event>()
    : accept<Event>({ type: 'cancelTimerSet', member, until })
}

/** The next timer that has ended. */
export function nextEnded(
  { timers }: State,
  now: Millis,
  _: Prices,
  isSetAside: IsSetAside<EndCancelTimer> = () => false,
): EndCancelTimer | undefined {
  const ending = (member: MemberId): EndCancelTimer => ({ type: 'endCancelTimer', member })
  const first = timers.due(now, (member) => isSetAside(ending(member)))
  return first && ending(first.id)
}

export function endCancelTimer(
  { member }: EndCancelTimer,
  state: State,
  world: World,
): Accepted<Event> {
  const events: Event[] = []
  cancelEach(events, { member, why: 'cancelTimer' }, state, world)
  return accept<Event>(...events, { type: 'cancelTimerSet', member, until: 0 })
}
