/** The parts of the calls of contracts: an order as it is asked for, orders, positions and the account as their owner sees them. */
import {
  amount,
  clientId,
  decidedBy,
  figure,
  millis,
  orderNaming,
  pair,
  publicId,
  z,
} from '@evenkeel/wire'

export const symbol = pair
export const side = z.enum(['long', 'short'])
export const effect = z.enum(['open', 'close'])
const kind = z.enum(['limit', 'market', 'stopLimit', 'stopMarket', 'trailing'])
const force = z.enum(['gtc', 'ioc', 'fok', 'postOnly'])
export const lots = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000))
const leverage = z.number().check(z.int(), z.minimum(1), z.maximum(1000))

export const order = z.object({
  id: publicId,
  clientId: z.optional(clientId),
  symbol,
  side,
  effect,
  kind: z.enum([
    'limit',
    'market',
    'stopLimit',
    'stopMarket',
    'trailing',
    'takeProfit',
    'stopLoss',
  ]),
  force,
  price: z.optional(amount),
  stopPrice: z.optional(amount),
  /** Of a trailing stop: how far its trigger stays behind. */
  distance: z.optional(amount),
  /** 0 for all that the position has. */
  lots: z.number(),
  filled: z.number(),
  leverage: z.optional(z.number()),
  takeProfit: z.optional(amount),
  stopLoss: z.optional(amount),
  averagePrice: z.optional(figure),
  fee: figure,
  profit: figure,
  state: z.enum(['waiting', 'open', 'filled', 'cancelled']),
  why: z.optional(
    z.enum([
      'member',
      'selfTrade',
      'amended',
      'margin',
      'liquidation',
      'positionClosed',
      'targetsChanged',
      'notCarriedOut',
      'cancelTimer',
      'unmet',
    ]),
  ),
  at: millis,
  endedAt: z.optional(millis),
  /** What set off one that waited. */
  triggeredBy: z.optional(decidedBy),
})

/** What the figures of a position come to at a price, the core's rules tell: `core/rules.ts`. */
export const position = z.object({
  id: publicId,
  symbol,
  side,
  lots: z.number(),
  /** Lots that resting orders are to close. */
  closing: z.number(),
  /** What its lots were opened at. */
  cost: figure,
  averagePrice: figure,
  margin: figure,
  /** Funding that was fixed and not settled yet; below zero when it is to be paid. */
  funding: figure,
  /** At the mark, when this was told. */
  markPrice: z.optional(amount),
  profit: z.optional(figure),
  maintenance: z.optional(figure),
  liquidationPrice: z.optional(amount),
})

export const account = z.object({
  balance: figure,
  /** Held by open orders. */
  held: figure,
  margin: figure,
  /** At the marks, when this was told; not before every symbol of it has had a price. */
  profit: z.optional(figure),
  equity: z.optional(figure),
  maintenance: z.optional(figure),
  spendable: figure,
})

export const placing = {
  symbol,
  side,
  effect: z.prefault(effect, 'open'),
  kind: z.prefault(kind, 'limit'),
  force: z.prefault(force, 'gtc'),
  lots,
  price: z.optional(amount),
  leverage: z.optional(leverage),
  stopPrice: z.optional(amount),
  distanceBps: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(5000))),
  takeProfit: z.optional(amount),
  stopLoss: z.optional(amount),
  clientId: z.optional(clientId),
}
export const amending = { ...orderNaming, price: z.optional(amount), lots: z.optional(lots) }
export const target = z.strictObject({
  kind: z.enum(['takeProfit', 'stopLoss']),
  price: amount,
  /** Left out, for all that the position has when it goes off. */
  lots: z.optional(lots),
})
export const leverageChosen = leverage
