/** The parts of the portfolio's calls: a product as it is offered, and an order as its owner sees it. */
import { amount, asset, figure, millis, publicId, z } from '@evenkeel/wire'

/** `USDT.30`: its coin, its days, and a name where there are several of both. */
export const productName = z.string().check(z.regex(/^[A-Z0-9]{2,12}\.[A-Za-z0-9.]{1,24}$/))

export const product = z.object({
  product: productName,
  asset,
  days: z.number(),
  /** In percent of what is invested. */
  daily_yield: amount,
  annual_yield: figure,
  minimum: amount,
  maximum: amount,
  /** What everybody together may invest in it, and has invested. */
  capacity: amount,
  invested: figure,
  /** What can still be subscribed: there is room for it, and its earnings are covered. */
  left: figure,
  fee_bps: z.number(),
  is_exitable: z.boolean(),
  exit_fee_bps: z.number(),
})

export const order = z.object({
  id: publicId,
  product: productName,
  asset,
  days: z.number(),
  amount,
  daily_yield: amount,
  /** What a day earns, what was earned so far, and what it comes to at the end. */
  daily: figure,
  earned: figure,
  earns: figure,
  start_at: millis,
  end_at: millis,
  state: z.enum(['inProgress', 'completed', 'exited']),
  /** Of one in progress: when the interest of the day that runs is credited, and whether it goes on at its end. */
  next_at: z.optional(millis),
  renews: z.optional(z.boolean()),
  is_exitable: z.boolean(),
  /** What an early exit costs beside all earnings, or has cost. */
  exit_fee: figure,
  /** Of one that is over. */
  ended_at: z.optional(millis),
  /** Whether it was renewed, or why it was not although it was to be. */
  renewal: z.optional(
    z.enum(['notWanted', 'renewed', 'notOffered', 'amountOutside', 'soldOut', 'notCovered']),
  ),
})
