/** The parts of spot's calls: an order as it is asked for, and as its owner sees it. */
import { amount, asset, clientId, figure, millis, pair, publicId, z } from '@evenkeel/wire'

export const side = z.enum(['buy', 'sell'])
const kind = z.enum(['limit', 'market', 'stopLimit', 'stopMarket'])
const force = z.enum(['gtc', 'ioc', 'fok', 'postOnly'])

export const BATCH_MAX = 64

/** The price of the market that something was set off by, where it came from, and when. */
export const reference = z.object({ price: amount, source: z.string(), at: millis })

/** An order as its owner sees it. */
export const order = z.object({
  id: publicId,
  clientId: z.optional(clientId),
  pair,
  side,
  kind,
  force,
  price: z.optional(amount),
  stopPrice: z.optional(amount),
  /** Absent for an order that spends an amount. */
  quantity: z.optional(amount),
  spend: z.optional(amount),
  filled: amount,
  dealAmount: figure,
  averagePrice: z.optional(figure),
  fee: figure,
  feeAsset: asset,
  state: z.enum(['waiting', 'open', 'filled', 'cancelled']),
  /**
   * Why it is cancelled: `unmet` is what nobody stood ready for; `wouldTake` and `cannotFillWhole`
   * is a stop that was post-only or fill-or-kill and, when it went off, could not be.
   */
  why: z.optional(
    z.enum(['member', 'selfTrade', 'amended', 'otherLeg', 'unmet', 'wouldTake', 'cannotFillWhole']),
  ),
  /** The other leg of two, of which one cancels the other. */
  otherLeg: z.optional(publicId),
  at: millis,
  endedAt: z.optional(millis),
  /** What set a stop off. */
  triggeredBy: z.optional(reference),
})

export const placing = {
  pair,
  side,
  kind: z.prefault(kind, 'limit'),
  force: z.prefault(force, 'gtc'),
  price: z.optional(amount),
  quantity: z.optional(amount),
  spend: z.optional(amount),
  stopPrice: z.optional(amount),
  clientId: z.optional(clientId),
}
export const naming = { id: z.optional(publicId), clientId: z.optional(clientId) }
export const amending = { ...naming, price: z.optional(amount), quantity: z.optional(amount) }

/** Of several in one call, each has an answer of its own. */
export const answers = z.array(
  z.object({
    code: z.number(),
    msg: z.string(),
    reason: z.optional(z.string()),
    id: z.optional(publicId),
    order: z.optional(order),
  }),
)
export const several = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(BATCH_MAX))
