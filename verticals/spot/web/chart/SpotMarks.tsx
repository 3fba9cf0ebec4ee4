/** Tells the charts of a pair of the member's spot orders and fills, as they are now. */
import { type Instrument, useFormat, useMoney, useText } from '@evenkeel/ui'
import type { OwnMarks } from '@evenkeel/ui/chart/own.ts'
import { type SharedCall, useShared } from '@evenkeel/ui/data/useShared.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { getFills, ordersChannel } from '../../contract/index.ts'
import { isPast } from '../orderLists.ts'
import { useOpenOrders } from '../useOpenOrders.ts'
import { type Key, spotMarks } from './marks.ts'

type Props = { readonly instrument: Instrument; onMarks(marks: OwnMarks): void }

const FILLS = '100'
const latestFills: SharedCall<typeof getFills, typeof ordersChannel> = {
  call: getFills,
  channel: ordersChannel,
  concerns: ({ orders }) => orders.some(isPast),
}

/** Draws nothing itself. */
export default function SpotMarks({ instrument, onMarks }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { symbol, base, quote, priceStep } = instrument
  const { orders } = useOpenOrders()
  const { data } = useShared(latestFills, { pair: symbol, size: FILLS })

  const marks = useMemo(
    () =>
      spotMarks({ orders: orders ?? [], fills: data?.fills ?? [] }, symbol, {
        text,
        base,
        quote,
        price: (value) => format.price(value, priceStep),
        money: (value) => money(value),
        moment: format.moment,
      }),
    [orders, data, symbol, base, quote, priceStep, text, format, money],
  )
  const tell = useEffectEvent(onMarks)
  useEffect(() => tell(marks), [marks])
  return null
}
