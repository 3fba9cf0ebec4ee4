/** The calls that read contracts, positions, orders and fills, and the channel that tells of them. */
import {
  amount,
  call,
  channel,
  cursor,
  decidedBy,
  figure,
  millis,
  orderNaming,
  pageSize,
  publicId,
  revision,
  z,
} from '@evenkeel/wire'
import type { Refusal } from '../core/index.ts'
import { account, effect, order, position, side, symbol } from './parts.ts'

export const getContracts = call({
  method: 'GET',
  path: 'lever/get_contracts',
  summary: 'The contracts that are traded: steps, fees, leverages, tiers, funding and hours.',
  policy: 'public',
  output: z.object({
    contracts: z.array(
      z.object({
        symbol,
        /** The name of its order book on the stream and for `currency/get_depth`: `BTC-USDT`. */
        book: z.string(),
        priceStep: amount,
        /** A lot, in units of what the contract is on. */
        lotSize: amount,
        makerFeeBps: z.number(),
        takerFeeBps: z.number(),
        bandBps: z.number(),
        slippageBps: z.number(),
        leverages: z.array(z.number()),
        tiers: z.array(
          z.object({ valueMax: figure, maintenanceBps: z.number(), leverageMax: z.number() }),
        ),
        openInterestLots: z.number(),
        /** What all members hold. */
        longLots: z.number(),
        shortLots: z.number(),
        /** What resting orders of all members would open. */
        longOpening: z.number(),
        shortOpening: z.number(),
        /** What longs would pay at the next moment of funding as it stands, in parts of a million. */
        fundingRatePpm: z.number(),
        fundingMaxPpm: z.number(),
        fundingAt: millis,
        hours: z.enum(['always', 'forex', 'stocks']),
        holidays: z.array(z.string()),
        isOpen: z.boolean(),
        opensAt: z.optional(millis),
      }),
    ),
    /** What the insurance fund holds. */
    insurance: figure,
  }),
})

export const getAccount = call({
  method: 'GET',
  path: 'lever/get_account',
  summary: 'Your contract account and its positions, as they are now.',
  policy: 'member',
  output: z.object({ revision, account, positions: z.array(position) }),
})

export const getOpenOrders = call({
  method: 'GET',
  path: 'lever/get_open_orders',
  summary: 'Your open contract orders, newest first.',
  policy: 'member',
  input: { symbol: z.optional(symbol) },
  output: z.object({ revision, orders: z.array(order) }),
})

export const getOrder = call({
  method: 'GET',
  path: 'lever/get_order',
  summary: 'One of your contract orders, open or over, by its id or by your own.',
  policy: 'member',
  input: orderNaming,
  output: order,
  refusals: ['orderDoesNotExist'] satisfies Refusal[],
})

export const getOrderHistory = call({
  method: 'GET',
  path: 'lever/get_order_history',
  summary: 'Your contract orders that are over, newest first.',
  policy: 'member',
  input: { symbol: z.optional(symbol), after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ orders: z.array(order), next: z.optional(cursor) }),
})

const fill = z.object({
  id: publicId,
  order: z.optional(publicId),
  position: publicId,
  symbol,
  side,
  effect,
  role: z.enum(['maker', 'taker', 'liquidation', 'deleveraging']),
  price: amount,
  lots: z.number(),
  value: figure,
  fee: figure,
  /** By its price alone: direction x (value - cost). */
  profit: figure,
  /** What the profit came to for the member: with what others paid of a loss, less what was given up. */
  realised: figure,
  /** Of a liquidation: what insurance paid of the loss, and what nobody charged. */
  insured: z.optional(figure),
  uncovered: z.optional(figure),
  /** Of a deleveraging: what of its profit was given up. */
  gave: z.optional(figure),
  funding: figure,
  /** What it came to: realised and funding, less the fee. */
  net: figure,
  at: millis,
  against: z.enum(['member', 'house']),
  /** The price that a sweep, a liquidation or a deleveraging was decided by. */
  decidedBy: z.optional(decidedBy),
})

export const getFills = call({
  method: 'GET',
  path: 'lever/get_fills',
  summary: 'Your fills of contracts, newest first; of all symbols or one.',
  policy: 'member',
  input: { symbol: z.optional(symbol), after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ fills: z.array(fill), next: z.optional(cursor) }),
})

export const pastPosition = z.object({
  id: publicId,
  /** The name of its receipt. */
  receipt: publicId,
  symbol,
  side,
  /** All lots that were opened, and that were closed. */
  opened: z.number(),
  closed: z.number(),
  averageOpen: figure,
  /** Of what was closed so far. */
  averageClose: z.optional(figure),
  /** By its price alone: direction x (value - cost) of all lots that were closed. */
  profit: figure,
  /** What the profit came to for the member: with what others paid of a loss, less what was given up. */
  realised: figure,
  fee: figure,
  funding: figure,
  /** What it came to so far: realised and funding, less fees. */
  net: figure,
  state: z.enum(['open', 'closed']),
  /** What closed the last of it. */
  why: z.optional(z.enum(['order', 'takeProfit', 'stopLoss', 'liquidation', 'deleveraging'])),
  openedAt: millis,
  closedAt: z.optional(millis),
  /** The mark price that it was closed by, where a price closed it. */
  decidedBy: z.optional(decidedBy),
})

export const getPositionHistory = call({
  method: 'GET',
  path: 'lever/get_position_history',
  summary:
    'Your positions that are closed, the last closed first, each with why it closed; or those that are open, ' +
    'with what they came to so far.',
  policy: 'member',
  input: {
    symbol: z.optional(symbol),
    state: z.prefault(z.enum(['open', 'closed']), 'closed'),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({ positions: z.array(pastPosition), next: z.optional(cursor) }),
})

export const contractsChannel = channel({
  name: 'contracts',
  policy: 'member',
  summary:
    'Your contract orders that changed, as they are now, and your account with its positions as a change left them; ' +
    'a warning when the margin runs short.',
  data: z.object({
    at: millis,
    revision,
    /** Those that were placed or changed, as they are now. */
    orders: z.array(order),
    /** Those that are open no more. */
    over: z.array(publicId),
    account,
    positions: z.array(position),
    /** Of maintenance / equity, when it was reached. */
    warning: z.optional(z.number()),
    /** What was closed by no order of yours, and at which mark price. */
    forced: z.array(
      z.object({
        kind: z.enum(['liquidation', 'deleveraging']),
        symbol,
        side,
        lots: z.number(),
        price: amount,
      }),
    ),
  }),
})
