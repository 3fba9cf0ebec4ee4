/** The member's open orders, positions and fills of a contract, as its charts draw them. */
import type { Text } from '@evenkeel/ui'
import type { OwnFill, OwnLine, OwnMarks } from '@evenkeel/ui/chart/own.ts'
import type chartEn from '@evenkeel/ui/chart/text/en.ts'
import { deedNames, type Fill, kindNames, sideNames, sideTones } from '../names.ts'
import type { Effect, PositionSide } from '../orderForm.ts'
import type { Order } from '../ownAccount.ts'
import type { Key as ContractsKey } from '../textKey.ts'

export type Key = ContractsKey | keyof typeof chartEn

export type Writing = {
  readonly text: Text<Key>
  price(value: string): string
  money(value: string): string
  moment(at: number): string
}

/** A position with the price that liquidates the account, where one does. */
export type HeldHere = {
  readonly id: string
  readonly side: PositionSide
  readonly lots: number
  readonly averagePrice: string
  readonly liquidationPrice: string | undefined
}

type Own = {
  readonly orders: readonly Order[]
  readonly positions: readonly HeldHere[]
  readonly fills: readonly Fill[]
}

export function contractMarks(own: Own, symbol: string, writing: Writing): OwnMarks {
  const isHere = (one: { readonly symbol: string }) => one.symbol === symbol
  return {
    lines: [
      ...own.positions.flatMap((position) => linesOfPosition(position, writing)),
      ...own.orders.filter(isHere).flatMap((order) => lineOf(order, writing)),
    ],
    fills: own.fills.filter(isHere).map((fill) => fillOf(fill, writing)),
  }
}

/** Opening a long position and closing a short one buy; the others sell. */
function toneOf(side: PositionSide, effect: Effect): 'up' | 'down' {
  return (side === 'long') === (effect === 'open') ? 'up' : 'down'
}

function linesOfPosition(position: HeldHere, { text, price, money }: Writing): OwnLine[] {
  const { id, side, averagePrice, liquidationPrice } = position
  const name = text(sideNames[side])
  const lots = { label: text('contracts.lots'), value: money(String(position.lots)) }
  const entry: OwnLine = {
    id: `entry ${id}`,
    kind: 'entry',
    side: sideTones[side],
    price: averagePrice,
    title: `${name} · ${text('contracts.openPrice')}`,
    tag: `${name} ${lots.value}`,
    figures: [{ label: text('contracts.price'), value: price(averagePrice) }, lots],
  }
  if (liquidationPrice === undefined) return [entry]
  const liquidation: OwnLine = {
    id: `liquidation ${id}`,
    kind: 'liquidation',
    side: sideTones[side],
    price: liquidationPrice,
    title: `${name} · ${text('contracts.estLiquidation')}`,
    tag: text('contracts.liquidationTag'),
    figures: [{ label: text('contracts.price'), value: price(liquidationPrice) }, lots],
  }
  return [entry, liquidation]
}

/** One that waits stands where it is set off, one that is open at its price. */
function lineOf(order: Order, { text, price, money }: Writing): OwnLine[] {
  const { id, side, effect, kind, lots, filled } = order
  const waits = order.state === 'waiting'
  const at = waits ? order.stopPrice : order.price
  if (at === undefined) return []
  const deed = text(deedNames[effect][side])
  const remaining = lots === 0 ? text('contracts.wholePosition') : money(String(lots - filled))
  return [
    {
      id,
      kind: 'order',
      side: toneOf(side, effect),
      price: at,
      title: `${deed} · ${text(kindNames[kind])}`,
      tag:
        kind === 'takeProfit' || kind === 'stopLoss'
          ? text(kindNames[kind])
          : `${deed} ${remaining}`,
      figures: [
        { label: text(waits ? 'contracts.trigger' : 'contracts.price'), value: price(at) },
        { label: text('chart.remaining'), value: remaining },
      ],
    },
  ]
}

function fillOf(fill: Fill, { text, price, money, moment }: Writing): OwnFill {
  const { id, at, side, effect, lots } = fill
  const tone = toneOf(side, effect)
  return {
    id,
    at,
    side: tone,
    letter: tone === 'up' ? 'B' : 'S',
    price: fill.price,
    title: `${text(deedNames[effect][side])} · ${moment(at)}`,
    figures: [
      { label: text('contracts.price'), value: price(fill.price) },
      { label: text('contracts.lots'), value: money(String(lots)) },
    ],
  }
}
