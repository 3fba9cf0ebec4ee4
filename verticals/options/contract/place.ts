/** The calls that place options, and the limits that traders set themselves. */
import { amount, call, millis, pair, z } from '@evenkeel/wire'
import type { Refusal } from '../core/index.ts'
import { bps, direction, option, seconds } from './order.ts'

export const placeOption = call({
  method: 'POST',
  path: 'micro/place_order',
  summary:
    'Places an option on the rise or fall of a symbol, paid from the trading account. It opens at the ' +
    'first price after it is accepted and is settled by the last price at or before its expiry. ' +
    'payoutBps and feeBps are those that you saw: at others it is not placed.',
  policy: 'member',
  keyed: true,
  input: { symbol: pair, direction, seconds, stake: amount, payoutBps: bps, feeBps: bps },
  output: option,
  refusals: [
    'termNotOffered',
    'termsChanged',
    'stakeBelowMinimum',
    'stakeAboveMaximum',
    'stakeTooFine',
    'marketClosed',
    'expiryAfterClose',
    'priceStale',
    'optionsArePaused',
    'ownLossLimitReached',
    'ownNumberLimitReached',
    'exposureReached',
    'insufficientFunds',
    'tooManyOptions',
  ] satisfies Refusal[],
})

const number = z.number().check(z.int(), z.minimum(1), z.maximum(10_000))

/** A limit a day; without a value there is none. A looser one holds only from a later moment on. */
const limitOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value: z.optional(value),
    /** What it becomes, without a value none at all. */
    next: z.optional(z.object({ value: z.optional(value), from: millis })),
  })

const limits = z.object({
  lossADay: limitOf(amount),
  numberADay: limitOf(z.number()),
  pausedUntil: z.optional(millis),
  /** Of this day in UTC: what was lost beyond what was won, and how many options were placed. */
  lostToday: amount,
  placedToday: z.number(),
  /** What the options that are not settled yet may still lose. */
  atRisk: amount,
  dayEndsAt: millis,
})

export const getLimits = call({
  method: 'GET',
  path: 'micro/get_limits',
  summary: 'The limits that you set yourself, and how far you have used them today.',
  policy: 'member',
  output: limits,
})

export const setLimits = call({
  method: 'POST',
  path: 'micro/set_limits',
  summary:
    'Sets your own limits a day: what you may lose, and how many options you may place. One that is not ' +
    'given is none. A stricter limit holds at once, a looser one after 24 hours.',
  policy: 'member',
  keyed: true,
  whileCancelOnly: true,
  input: { lossADay: z.optional(amount), numberADay: z.optional(number) },
  output: limits,
  refusals: ['limitsMalformed'] satisfies Refusal[],
})

export const pauseOptions = call({
  method: 'POST',
  path: 'micro/pause',
  summary:
    'Bars you from placing options for a day or a week. It cannot be taken back, only made longer.',
  policy: 'member',
  keyed: true,
  whileCancelOnly: true,
  input: { for: z.enum(['day', 'week']) },
  output: limits,
})
