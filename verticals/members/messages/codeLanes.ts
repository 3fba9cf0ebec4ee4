/** Which lane a verification code goes in: strangers share one, and can use up no other. Rule E9. */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { MOST_BITS } from '../access/throttle.ts'

/** Shared by all strangers; of one requester; of the owner, who has shown to be that. */
export type Lane = 'shared' | 'own' | 'owner'

/** What was sent to an address within a day. */
export type Recent = {
  readonly shared: number
  readonly sharedAt: Millis | undefined
  /** In lanes of requesters' own, today; within an hour; and the first of that hour. */
  readonly own: number
  readonly ownLately: number
  readonly ownFirstAt: Millis | undefined
  /** To who asks now, for the same purpose; and when the last one was, for whichever. */
  readonly mine: number
  /** Of the lanes of their own, those to who asks now, for whichever purpose. */
  readonly mineOwn: number
  readonly mineAt: Millis | undefined
}
export type LaneRefusal = 'codeSentJustNow' | 'tooManyCodes'

export const AGAIN_MS = 60_000
export const HOUR_MS = 3_600_000
const A_DAY = 10
/** In a lane of one's own: few, so that it takes many networks to fill all of them together. */
const OWN_A_DAY = 5
/** In all lanes of requesters' own together: one a minute, whoever asks. */
const OWN_AN_HOUR = 60
/** The work for a lane of one's own: a bit more for each so many that went to the address by such today. */
const OWN_BITS = 20
const OWN_STEP = 10

/** A device that the account knows, or its member who is signed in. */
export function ownersLane(recent: Recent, now: Millis): Lane | Refused<LaneRefusal> {
  return faultOf(recent, now) ?? 'owner'
}

/** Somebody signed in, who writes to an address that is not theirs yet. */
export function membersLane(recent: Recent, now: Millis): Lane | Refused<LaneRefusal> {
  return faultOf(recent, now) ?? ownFaultOf(recent, now) ?? 'own'
}

/** A visitor: with the others while there is room, then with harder work in a lane of their network's own. */
export function visitorsLane(
  recent: Recent,
  now: Millis,
  hasSolved: (bits: number) => boolean,
): Lane | Refused<LaneRefusal | 'captchaNeeded'> {
  const fault = faultOf(recent, now)
  if (fault !== undefined) return fault
  if (recent.shared < A_DAY && isOver(recent.sharedAt, now)) return 'shared'
  const ownFault = ownFaultOf(recent, now)
  if (ownFault !== undefined) return ownFault
  const bits = Math.min(MOST_BITS, OWN_BITS + Math.floor(recent.own / OWN_STEP))
  return hasSolved(bits) ? 'own' : refuse('captchaNeeded')
}

export function tooSoon(againInMs: Millis): Refused<'codeSentJustNow'> {
  return refuse('codeSentJustNow', { seconds: String(Math.ceil(againInMs / 1_000)) })
}

/** Whoever asks has one a minute, and for each purpose so many a day. */
function faultOf({ mine, mineAt }: Recent, now: Millis): Refused<LaneRefusal> | undefined {
  if (mineAt !== undefined && !isOver(mineAt, now)) return tooSoon(mineAt + AGAIN_MS - now)
  return mine < A_DAY ? undefined : refuse('tooManyCodes')
}

/** Many networks, each with work of its own, still cannot flood an address. */
function ownFaultOf(recent: Recent, now: Millis): Refused<LaneRefusal> | undefined {
  const { mineOwn, ownLately, ownFirstAt = 0 } = recent
  if (mineOwn >= OWN_A_DAY) return refuse('tooManyCodes')
  return ownLately < OWN_AN_HOUR ? undefined : tooSoon(ownFirstAt + HOUR_MS - now)
}

function isOver(lastAt: Millis | undefined, now: Millis): boolean {
  return lastAt === undefined || lastAt <= now - AGAIN_MS
}
