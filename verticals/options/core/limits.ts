/** What traders allow themselves: a loss and a number a day, and pauses. Stricter at once, looser only after a day. */
import {
  type Accepted,
  type Amount,
  accept,
  formatAmount,
  type Millis,
  type Refused,
  refuse,
  type World,
} from '@evenkeel/kernel'
import type { Event, Limit, Pause, Refusal, SetLimits } from './facts.ts'
import { ASSET, LOOSER_AFTER_MS, NUMBER_A_DAY_MAX, PAUSE_DAYS } from './rules.ts'
import { NO_LIMIT, type State, type Trader } from './state.ts'

/** A limit as it holds at a moment. */
export function limitAt<Value>({ now, next, nextAt }: Limit<Value>, at: Millis): Value | undefined {
  return nextAt > 0 && at >= nextAt ? next : now
}

export function setLimits(
  { member, lossADay, numberADay }: SetLimits,
  { traders }: State,
  { now }: World,
): Accepted<Event> | Refused<Refusal> {
  if (lossADay !== undefined && lossADay < 0n) return refuse('limitsMalformed')
  if (numberADay !== undefined && !isCount(numberADay)) return refuse('limitsMalformed')
  const known = traders.get(member)
  const loss = changed(known?.loss ?? NO_LIMIT, lossADay, now)
  const number = changed(known?.number ?? NO_LIMIT, numberADay, now)
  return accept<Event>({ type: 'optionLimitsSet', member, loss, number })
}

export function pause(
  { member, days }: Pause,
  { traders }: State,
  { now }: World,
): Accepted<Event> | Refused<Refusal> {
  if (!PAUSE_DAYS.some((one) => one === days)) return refuse('limitsMalformed')
  const until = now + days * LOOSER_AFTER_MS
  // A pause is only ever made longer.
  if (until <= (traders.get(member)?.pausedUntil ?? 0)) return accept<Event>()
  return accept<Event>({ type: 'optionsPaused', member, until })
}

/** Why a trader's own limits bar an option that costs this much and would be placed on this day, if so. */
export function checkMemberLimits(
  trader: Trader | undefined,
  cost: Amount,
  day: number,
  now: Millis,
): Refused<Refusal> | undefined {
  if (trader === undefined) return undefined
  if (now < trader.pausedUntil)
    return refuse('optionsArePaused', { until: String(trader.pausedUntil) })
  const isToday = trader.day >= day
  const number = limitAt(trader.number, now)
  if (number !== undefined && (isToday ? trader.placed : 0) >= number)
    return refuse('ownNumberLimitReached', { limit: String(number) })
  const loss = limitAt(trader.loss, now)
  if (loss === undefined) return undefined
  // What is open may be lost as well: a limit holds whatever comes of it.
  const left = loss - (isToday ? trader.lost : 0n) - trader.atRisk
  if (cost <= left) return undefined
  return refuse('ownLossLimitReached', {
    left: formatAmount(left > 0n ? left : 0n),
    limit: formatAmount(loss),
    asset: ASSET,
  })
}

function isCount(count: number): boolean {
  return Number.isSafeInteger(count) && count >= 1 && count <= NUMBER_A_DAY_MAX
}

/** A limit after its owner asked for another one. */
function changed<Value extends Amount | number>(
  limit: Limit<Value>,
  asked: Value | undefined,
  now: Millis,
): Limit<Value> {
  const holds = limitAt(limit, now)
  const isLooser = holds !== undefined && (asked === undefined || asked > holds)
  if (!isLooser) return { now: asked, next: undefined, nextAt: 0 }
  const isAskedAgain = limit.nextAt > now && limit.next === asked
  return {
    now: holds,
    next: asked,
    nextAt: isAskedAgain ? limit.nextAt : now + LOOSER_AFTER_MS,
  }
}
