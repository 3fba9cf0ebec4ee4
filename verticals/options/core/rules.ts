/** What an option must be and what it comes to: for the core, for the screen, and for who checks a receipt. */
import {
  type Amount,
  type Asset,
  formatAmount,
  isMarketOpen,
  type Millis,
  marketClosesAt,
  marketOpensAt,
  type Price,
  type Refused,
  refuse,
  shareDown,
  shareUp,
} from '@evenkeel/kernel'
import type { Direction, Hours, Outcome, Refusal, Term, Tick } from './facts.ts'

export type { Direction, Outcome }

/** All options are paid and won in this. */
export const ASSET: Asset = 'USDT'
/** The durations that options may have. */
export const DURATIONS = [30, 60, 120, 300, 600, 3_600] as const
/** Stakes are whole cents. */
export const STAKE_STEP: Amount = 1_000_000n
/** A price that is older than this says nothing about a moment. */
export const FRESH_MS: Millis = 10_000
/** An option that finds no price within this after it was accepted never opens. */
export const OPENS_WITHIN_MS: Millis = 10_000
/** How far ahead of the clock the last price may be. */
export const AHEAD_MS: Millis = 10_000
/** The part of what the house holds that options of one symbol and one expiry may win. */
export const EXPIRY_SHARE_BPS = 1_000
/** How many options a member may have at once. */
export const OPEN_MAX = 200
/** A limit of one's own is loosened only after this. */
export const LOOSER_AFTER_MS: Millis = 86_400_000
export const PAUSE_DAYS = [1, 7] as const
export const NUMBER_A_DAY_MAX = 10_000

const SECOND = 1_000
const BPS = 10_000n

/** The fee of a stake, paid beside it. */
export function feeOf(stake: Amount, { feeBps }: Pick<Term, 'feeBps'>): Amount {
  return shareUp(stake, feeBps)
}

/** What a stake wins beside itself. */
export function profitOf(stake: Amount, { payoutBps }: Pick<Term, 'payoutBps'>): Amount {
  return shareDown(stake, payoutBps)
}

/** The largest stake that wins no more than this. */
export function stakeThatWins(profit: Amount, { payoutBps }: Pick<Term, 'payoutBps'>): Amount {
  const stake = (profit * BPS) / BigInt(payoutBps)
  return stake - (stake % STAKE_STEP)
}

/** When an option that is accepted at a moment expires: its duration later, at the end of that second. */
export function expiryOf(acceptedAt: Millis, seconds: number): Millis {
  const end = acceptedAt + seconds * SECOND
  const over = end % SECOND
  return over === 0 ? end : end + SECOND - over
}

/** Why a stake is refused whoever places it, if so. */
export function validate(
  stake: Amount,
  term: Pick<Term, 'minStake' | 'maxStake' | 'isOffered'> | undefined,
): Refused<Refusal> | undefined {
  if (term === undefined || !term.isOffered) return refuse('termNotOffered')
  const { minStake, maxStake } = term
  if (stake % STAKE_STEP !== 0n) return refuse('stakeTooFine')
  if (stake < minStake)
    return refuse('stakeBelowMinimum', { minimum: formatAmount(minStake), asset: ASSET })
  if (stake > maxStake)
    return refuse('stakeAboveMaximum', { maximum: formatAmount(maxStake), asset: ASSET })
  return undefined
}

/** Whether a market trades at a moment. */
export function isTrading(own: Hours | undefined, now: Millis): boolean {
  return own === undefined || isMarketOpen(own.hours, own.holidays, now)
}

/** When a market that is closed opens. */
export function openingOf({ hours, holidays }: Hours, now: Millis): Millis | undefined {
  return marketOpensAt(hours, holidays, now)
}

/** When a market closes, if that is before an option would end: it may end when the market closes. */
export function closesBefore(
  own: Hours | undefined,
  now: Millis,
  expiresAt: Millis,
): Millis | undefined {
  const closes = own && marketClosesAt(own.hours, own.holidays, now)
  return closes !== undefined && closes < expiresAt ? closes : undefined
}

/** Whether a price still says something about a moment. */
export function isFresh(tick: Pick<Tick, 'at'> & { readonly isStale: boolean }, moment: Millis) {
  return !tick.isStale && moment - tick.at <= FRESH_MS
}

/** What an option comes to that opened at one price and closed at another. */
export function outcomeOf(direction: Direction, opened: Price, closed: Price): Outcome {
  if (closed === opened) return 'equal'
  return closed > opened === (direction === 'rise') ? 'won' : 'lost'
}

/** Whether the fee is kept: whoever gets the stake back because there was no price gets the fee back too. */
export function keepsFee(outcome: Outcome): boolean {
  return outcome === 'won' || outcome === 'lost' || outcome === 'equal'
}

type Result = { readonly stake: Amount; readonly fee: Amount; readonly profit: Amount }

/** What a member has more, or less, after an option than before it; `profit` is what it would win. */
export function gainOf(outcome: Outcome, { stake, fee, profit }: Result): Amount {
  if (outcome === 'won') return profit - fee
  if (outcome === 'lost') return -stake - fee
  return outcome === 'equal' ? -fee : 0n
}

/** Days of UTC since 1970. */
export function dayOf(at: Millis): number {
  return (at - (at % LOOSER_AFTER_MS)) / LOOSER_AFTER_MS
}
