/** The member's open orders and fills of a pair, as its charts draw them. */
import type { Text } from '@evenkeel/ui'
import type { OwnFill, OwnLine, OwnMarks } from '@evenkeel/ui/chart/own.ts'
import type chartEn from '@evenkeel/ui/chart/text/en.ts'
import { subtract } from '@evenkeel/ui/format/decimals.ts'
import type en from '../../text/en.ts'
import { orderName, sideNames, sideTones } from '../names.ts'
import type { Fill, Order } from '../orderLists.ts'

export type Key = keyof typeof en | keyof typeof chartEn

/** How the reader's language writes what a mark says. */
export type Writing = {
  readonly text: Text<Key>
  readonly base: string
  readonly quote: string
  price(value: string): string
  money(value: string): string
  moment(at: number): string
}

type Own = { readonly orders: readonly Order[]; readonly fills: readonly Fill[] }

export function spotMarks({ orders, fills }: Own, pair: string, writing: Writing): OwnMarks {
  return {
    lines: orders.filter((order) => order.pair === pair).flatMap((one) => lineOf(one, writing)),
    fills: fills.filter((fill) => fill.pair === pair).map((fill) => fillOf(fill, writing)),
  }
}

/** One that waits stands where it is set off, one that is open at its price; an order at the market stands nowhere. */
function lineOf(order: Order, { text, price, money, base, quote }: Writing): OwnLine[] {
  const { id, side, stopPrice } = order
  const waits = order.state === 'waiting'
  const at = waits ? stopPrice : order.price
  if (at === undefined) return []
  const remaining = money(remainingOf(order))
  const asset = order.quantity === undefined ? quote : base
  const priced = waits
    ? text('spot.triggerIn', { asset: quote })
    : text('spot.priceIn', { asset: quote })
  return [
    {
      id,
      kind: 'order',
      side: sideTones[side],
      price: at,
      title: `${text(sideNames[side])} · ${orderName(order, text)}`,
      tag: `${text(sideNames[side])} ${remaining}`,
      figures: [
        { label: priced, value: price(at) },
        { label: text('chart.remaining'), value: `${remaining} ${asset}` },
      ],
    },
  ]
}

function remainingOf({ quantity, spend, filled, dealAmount }: Order): string {
  return quantity === undefined ? subtract(spend ?? '0', dealAmount) : subtract(quantity, filled)
}

const letters = { buy: 'B', sell: 'S' } as const

function fillOf({ id, side, price, quantity, at }: Fill, writing: Writing): OwnFill {
  const { text, base, quote } = writing
  return {
    id,
    at,
    side: sideTones[side],
    letter: letters[side],
    price,
    title: `${text(sideNames[side])} · ${writing.moment(at)}`,
    figures: [
      { label: text('spot.priceIn', { asset: quote }), value: writing.price(price) },
      { label: text('spot.amountIn', { asset: base }), value: writing.money(quantity) },
    ],
  }
}
