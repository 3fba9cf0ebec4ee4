/** The calls that read terms and options, and the channel that tells of them. */
import {
  amount,
  asset,
  call,
  channel,
  cursor,
  figure,
  millis,
  moment,
  pageSize,
  pair,
  publicId,
  revision,
  z,
} from '@evenkeel/wire'
import { direction, option } from './order.ts'

export const getTerms = call({
  method: 'GET',
  path: 'micro/get_terms',
  summary:
    'The symbols and durations that options are offered on, with payout, fee, limits and the hours of the market.',
  policy: 'public',
  output: z.object({
    asset,
    symbols: z.array(
      z.object({
        symbol: pair,
        class: z.enum(['crypto', 'forex', 'stock']),
        base: z.string(),
        quote: z.string(),
        name: z.string(),
        priceStep: amount,
        /** When the market trades: nothing is placed outside of it. Holidays are dates, as `2026-12-25`. */
        market: z.object({
          hours: z.enum(['always', 'forex', 'stocks']),
          holidays: z.array(z.string()),
        }),
        terms: z.array(
          z.object({
            seconds: z.number(),
            payoutBps: z.number(),
            feeBps: z.number(),
            minimum: amount,
            maximum: amount,
            isOffered: z.boolean(),
          }),
        ),
      }),
    ),
  }),
})

export const getOpenOptions = call({
  method: 'GET',
  path: 'micro/get_open_orders',
  summary: 'Your options that are not settled yet, newest first.',
  policy: 'member',
  input: { symbol: z.optional(pair) },
  output: z.object({ revision, options: z.array(option) }),
})

export const getOption = call({
  method: 'GET',
  path: 'micro/get_order',
  summary: 'One of your options, settled or not.',
  policy: 'member',
  input: { id: publicId },
  output: option,
  refusals: ['optionDoesNotExist'],
})

export const getOptionHistory = call({
  method: 'GET',
  path: 'micro/get_order_history',
  summary:
    'Your options that are settled, newest first; with the totals of all that fit, on the first page.',
  policy: 'member',
  input: {
    symbol: z.optional(pair),
    direction: z.optional(direction),
    outcome: z.optional(z.enum(['won', 'lost', 'equal', 'refunded'])),
    /** Expired from this moment on, and before that one. */
    from: z.optional(moment),
    until: z.optional(moment),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({
    options: z.array(option),
    next: z.optional(cursor),
    totals: z.optional(
      z.object({
        count: z.number(),
        won: z.number(),
        lost: z.number(),
        /** All stakes of those that were not refunded, all fees kept, and what it came to. */
        staked: figure,
        fees: figure,
        gain: figure,
      }),
    ),
  }),
})

export const optionsChannel = channel({
  name: 'options',
  summary: 'The options that changed, each as it is now, the moment the change is durable.',
  policy: 'member',
  data: z.object({ at: millis, revision, options: z.array(option) }),
})
