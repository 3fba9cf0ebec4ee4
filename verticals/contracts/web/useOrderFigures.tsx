/** The figures of an order as its lists and its sheet show them, each with its name. */
import { type Detail, useFormat, useMoney, useText, When } from '@evenkeel/ui'
import { ASSET, type Listed } from './listed.ts'
import { deedNames, forceNames, kindNames, sourceName, stateName, whyNames } from './names.ts'
import styles from './OrderRow.module.css'
import type { Order } from './ownAccount.ts'
import type { Key } from './textKey.ts'

const NONE = '–'

export type OrderFigures = {
  readonly ofOpen: readonly Detail[]
  readonly ofPast: readonly Detail[]
  /** Where a stop goes off and what it carries, in one line; nothing where there is neither. */
  readonly line: string | undefined
}

export function useOrderFigures(order: Order, listed: Listed | undefined): OrderFigures {
  const text = useText<Key>()
  const money = useMoney()
  const price = usePriceText(listed)
  const { lots, filled, averagePrice, stopPrice, distance, takeProfit, stopLoss } = order
  const usdt = (value: string, signed = false) => `${money(value, { least: 2, signed })} ${ASSET}`
  const asked = lots === 0 ? text('contracts.wholePosition') : money(String(lots))
  const priced = {
    label: text('contracts.price'),
    value: order.price === undefined ? text('contracts.market') : price(order.price),
  }
  const filledOf = {
    label: text('contracts.filledOf'),
    value: (
      <>
        {money(String(filled))}
        <span className={styles.rest}> / {asked}</span>
      </>
    ),
  }
  const words = [
    stopPrice && text('contracts.triggerAt', { price: price(stopPrice) }),
    distance && text('contracts.behindBy', { distance: price(distance) }),
    takeProfit && `${text('contracts.takeProfit')} ${price(takeProfit)}`,
    stopLoss && `${text('contracts.stopLoss')} ${price(stopLoss)}`,
  ].filter((word) => word !== undefined)
  return {
    ofOpen: [filledOf, priced],
    ofPast: [
      priced,
      filledOf,
      {
        label: text('contracts.averagePrice'),
        value: averagePrice === undefined ? NONE : price(averagePrice),
      },
      { label: text('contracts.profit'), value: usdt(order.profit, true) },
      { label: text('contracts.fee'), value: usdt(order.fee) },
    ],
    line: words.length === 0 ? undefined : words.join(' · '),
  }
}

/** Everything about an order, line by line. */
export function useOrderDetails(order: Order, listed: Listed | undefined): readonly Detail[] {
  const text = useText<Key>()
  const format = useFormat()
  const price = usePriceText(listed)
  const { ofPast } = useOrderFigures(order, listed)
  const { why, leverage, triggeredBy, endedAt } = order
  const optional = (key: Key, value: string | undefined): Detail[] =>
    value === undefined ? [] : [{ label: text(key), value }]
  const isForced = order.kind === 'limit' || order.kind === 'stopLimit'
  return [
    { label: text('contracts.state'), value: text(stateName(order)) },
    ...optional('contracts.reason', why && text(whyNames[why])),
    {
      label: text('contracts.kind'),
      value: `${text(deedNames[order.effect][order.side])} · ${text(kindNames[order.kind])}`,
    },
    ...optional('contracts.leverage', leverage === undefined ? undefined : `${leverage}×`),
    ...optional('contracts.trigger', order.stopPrice && price(order.stopPrice)),
    ...optional('contracts.trailing', order.distance && price(order.distance)),
    ...ofPast,
    ...optional('contracts.takeProfit', order.takeProfit && price(order.takeProfit)),
    ...optional('contracts.stopLoss', order.stopLoss && price(order.stopLoss)),
    ...optional('contracts.force', isForced ? text(forceNames[order.force]) : undefined),
    { label: text('contracts.placedAt'), value: <When at={order.at} /> },
    ...(endedAt === undefined
      ? []
      : [{ label: text('contracts.endedAt'), value: <When at={endedAt} /> }]),
    ...optional(
      'contracts.triggeredBy',
      triggeredBy &&
        [
          price(triggeredBy.price),
          sourceName(triggeredBy.source, text),
          format.moment(triggeredBy.at),
        ].join(' · '),
    ),
  ]
}

export function usePriceText(listed: Listed | undefined): (value: string) => string {
  const format = useFormat()
  return (value) => format.price(value, listed?.terms.priceStep)
}
