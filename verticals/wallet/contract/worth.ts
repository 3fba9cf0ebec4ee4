/** What the wallet tells about what a member's money is worth. */
import { accountName, asset, call, figure, millis, timeZone, z } from '@evenkeel/wire'

export const worthDays = ['7', '30', '90'] as const
/** What a total can be shown in beside USDT, which is counted as US dollars. */
export const currencies = ['USD', 'EUR', 'GBP', 'JPY'] as const

export const getWorth = call({
  method: 'GET',
  path: 'wallet/get_worth',
  summary:
    "What all of yours is worth in USDT by reference prices: now, and at the end of each day before; and today's earnings.",
  policy: 'member',
  input: {
    /** Whose midnight begins a day. */
    zone: z.prefault(timeZone, 'UTC'),
    days: z.prefault(z.enum(worthDays), '7'),
  },
  output: z.object({
    at: millis,
    total: figure,
    accounts: z.array(z.object({ account: accountName, total: figure })),
    /** Of which there is something. What has no price is worth nothing that could be told. */
    coins: z.array(
      z.object({
        asset,
        account: accountName,
        available: figure,
        frozen: figure,
        price: z.optional(figure),
        worth: z.optional(figure),
      }),
    ),
    unpriced: z.array(asset),
    /** Since midnight, without what came in or went out; in percent of what there was and came in. */
    earnings: z.object({
      amount: figure,
      percent: z.optional(figure),
      /** What is earned at any prices is what all is worth then, but for these coins, less this. */
      base: figure,
      left_out: z.array(asset),
      /** What there was and came in: the percents are of it. */
      invested: figure,
    }),
    /** Until then `earnings` needs no reading again, as long as nothing comes in or goes out: the next midnight, or the end of the minute in which something did. */
    good_until: millis,
    /** At the end of each day, from the oldest on; the last is now. */
    curve: z.array(
      z.object({
        at: millis,
        worth: figure,
        /** Whether money came in or went out on that day. */
        moved: z.boolean(),
      }),
    ),
    /** How much of a currency one USDT is. */
    rates: z.array(z.object({ currency: z.enum(currencies), rate: figure })),
  }),
})
