/** The parts of spot's calls: an order as it is asked for, and as its owner sees it. */
import {
  amount,
  asset,
  clientId,
  decidedBy,
  figure,
  millis,
  orderNaming,
  pair,
  publicId,
  z,
} from '@evenkeel/wire'

export const side = z.enum(['buy', 'sell'])
const kind = z.enum(['limit', 'market', 'stopLimit', 'stopMarket'])
const force = z.enum(['gtc', 'ioc', 'fok', 'postOnly'])

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
    z.enum([
      'member',
      'selfTrade',
      'amended',
      'otherLeg',
      'cancelTimer',
      'unmet',
      'wouldTake',
      'cannotFillWhole',
    ]),
  ),
  /** The other leg of two, of which one cancels the other. */
  otherLeg: z.optional(publicId),
  at: millis,
  endedAt: z.optional(millis),
  /** What set a stop off. */
  triggeredBy: z.optional(decidedBy),
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
export const amending = { ...orderNaming, price: z.optional(amount), quantity: z.optional(amount) }
