/** The parts of the calls about options: an option as its owner sees it. */
import { amount, asset, figure, millis, pair, publicId, z } from '@evenkeel/wire'

export const direction = z.enum(['rise', 'fall'])
export const seconds = z.number().check(z.int(), z.minimum(1), z.maximum(86_400))
export const bps = z.number().check(z.int(), z.minimum(0), z.maximum(10_000))

/** A reference price that an option was opened or settled by, where it came from, and when. */
export const tick = z.object({ price: amount, source: z.string(), at: millis })

/** An option: `pending` until the first price after it was accepted, `open` until its expiry. */
export const option = z.object({
  id: publicId,
  symbol: pair,
  direction,
  seconds: z.number(),
  asset,
  stake: amount,
  fee: amount,
  payoutBps: z.number(),
  /** What it wins beside its stake if it wins. */
  profitIfWon: amount,
  state: z.enum(['pending', 'open', 'won', 'lost', 'equal', 'refunded']),
  /** Why stake and fee came back: no fresh price at its expiry, or none to open at. */
  why: z.optional(z.enum(['stale', 'unopened'])),
  acceptedAt: millis,
  /** To the whole second: this is what a countdown counts to. */
  expiresAt: millis,
  opened: z.optional(tick),
  closed: z.optional(tick),
  isSettled: z.boolean(),
  settledAt: z.optional(millis),
  /** What its owner has more, or less, for it: fee included. */
  gain: z.optional(figure),
  /** Names its public receipt, once it is settled: whoever has this may read it. */
  receipt: z.optional(publicId),
})
