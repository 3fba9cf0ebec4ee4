/** The figures of the portfolio: what a day earns, what an early exit costs, how much can still be subscribed. Screens ask these too. */
import { type Amount, type Millis, shareUp, smaller, UNIT } from '@evenkeel/kernel'

export const DAY_MS: Millis = 86_400_000
/** So many of a member's orders are in progress at once. */
export const SUBSCRIPTIONS_MAX = 100

const PERCENT = 100n * UNIT
const BPS = 10_000n
const DAYS_A_YEAR = 365n

/** PF3: what an amount earns in a day, cut at the last unit. */
export function dailyInterest(amount: Amount, dailyYield: Amount): Amount {
  return (amount * dailyYield) / PERCENT
}

/** PF3: all that an amount earns until the end; each day is cut for itself. */
export function interestToEnd(amount: Amount, dailyYield: Amount, days: number): Amount {
  return dailyInterest(amount, dailyYield) * BigInt(days)
}

/** Of a year, in percent: earnings are paid out, and earn nothing themselves. */
export function annualYield(dailyYield: Amount): Amount {
  return dailyYield * DAYS_A_YEAR
}

/** PF6: paid once, on top of what is invested. */
export function subscriptionFee(amount: Amount, feeBps: number): Amount {
  return shareUp(amount, feeBps)
}

/** The largest amount that can be invested with so much money, its fee put aside. */
export function largestFor(
  spendable: Amount,
  feeBps: number,
  maximum: Amount,
  left: Amount,
): Amount {
  const invested = (spendable * BPS) / (BPS + BigInt(feeBps))
  return smaller(invested, smaller(maximum, left))
}

/** PF5: the largest amount whose earnings to the end are no more than this; nothing, where it could earn nothing. */
export function amountCoveredBy(free: Amount, dailyYield: Amount, days: number): Amount {
  if (free < BigInt(days)) return 0n
  const perDay = free / BigInt(days)
  return ((perDay + 1n) * PERCENT - 1n) / dailyYield
}

type Terms = { readonly dailyYield: Amount; readonly days: number; readonly capacity: Amount }

/** PF4, PF5: how much of a product can still be subscribed by everybody together. */
export function amountLeft(terms: Terms, taken: Amount, free: Amount): Amount {
  const { dailyYield, days, capacity } = terms
  const room = capacity > taken ? capacity - taken : 0n
  return smaller(room, amountCoveredBy(free, dailyYield, days))
}

/** PF9: the fee of an early exit, and what comes back. All earnings are given up as well. */
export function exitOf(amount: Amount, exitFeeBps: number): { fee: Amount; back: Amount } {
  const fee = shareUp(amount, exitFeeBps)
  return { fee, back: amount - fee }
}

export function endOf(startAt: Millis, days: number): Millis {
  return startAt + days * DAY_MS
}
