/** LC48: a member's orders are cancelled when nobody has set the timer anew in time; what guards a position stays. */
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
import type { EndCancelTimer, Event, SetCancelTimer } from './facts.ts'
import type { State } from './state.ts'
import { Working } from './working.ts'

export function setCancelTimer(
  { member, after }: SetCancelTimer,
  { timers }: State,
  { now }: World,
): Accepted<Event> {
  const until = timerEnd(after, now)
  return until === 0 && !timers.has(member)
    ? accept<Event>()
    : accept<Event>({ type: 'contractCancelTimerSet', member, until })
}

/** The next timer that has ended. */
export function nextEnded(
  { timers }: State,
  now: Millis,
  _: Prices,
  isSetAside: IsSetAside<EndCancelTimer> = () => false,
): EndCancelTimer | undefined {
  const ending = (member: MemberId): EndCancelTimer => ({ type: 'endContractCancelTimer', member })
  const first = timers.due(now, (member) => isSetAside(ending(member)))
  return first && ending(first.id)
}

export function endCancelTimer(
  { member }: EndCancelTimer,
  state: State,
  world: World,
): Accepted<Event> {
  const working = new Working(state, world)
  for (const order of state.accounts.get(member)?.orders ?? [])
    if (!(order.waits && order.effect === 'close')) working.cancel(order, 'cancelTimer')
  return accept<Event>(...working.events, { type: 'contractCancelTimerSet', member, until: 0 })
}
