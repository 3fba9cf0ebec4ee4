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
  /** Everything, line by line. */
  readonly all: readonly Detail[]
}

export function useOrderFigures(order: Order, listed: Listed | undefined): OrderFigures {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { lots, filled, why, triggeredBy } = order
  const priceStep = listed?.terms.priceStep
  const price = (value: string) => format.price(value, priceStep)
  const usdt = (value: string, signed = false) => `${money(value, { least: 2, signed })} ${ASSET}`
  const optional = (key: Key, value: string | undefined): Detail[] =>
    value === undefined ? [] : [{ label: text(key), value }]
  const priced = {
    label: text('contracts.price'),
    value: order.price === undefined ? text('contracts.market') : price(order.price),
  }
  const asked = lots === 0 ? text('contracts.wholePosition') : money(String(lots))
  const filledOf = {
    label: text('contracts.filledOf'),
    value: (
      <>
        {money(String(filled))}
        <span className={styles.rest}> / {asked}</span>
      </>
    ),
  }
  const average = {
    label: text('contracts.averagePrice'),
    value: order.averagePrice === undefined ? NONE : price(order.averagePrice),
  }
  const profit = { label: text('contracts.profit'), value: usdt(order.profit, true) }
  const fee = { label: text('contracts.fee'), value: usdt(order.fee) }
  const trigger = order.stopPrice === undefined ? undefined : price(order.stopPrice)
  const words = [
    trigger && text('contracts.triggerAt', { price: trigger }),
    order.distance && text('contracts.behindBy', { distance: price(order.distance) }),
    order.takeProfit && `${text('contracts.takeProfit')} ${price(order.takeProfit)}`,
    order.stopLoss && `${text('contracts.stopLoss')} ${price(order.stopLoss)}`,
  ].filter((word) => word !== undefined)
  return {
    ofOpen: [filledOf, priced],
    ofPast: [priced, filledOf, average, profit, fee],
    line: words.length === 0 ? undefined : words.join(' · '),
    all: [
      { label: text('contracts.state'), value: text(stateName(order)) },
      ...optional('contracts.reason', why && text(whyNames[why])),
      {
        label: text('contracts.kind'),
        value: `${text(deedNames[order.effect][order.side])} · ${text(kindNames[order.kind])}`,
      },
      ...optional(
        'contracts.leverage',
        order.leverage === undefined ? undefined : `${order.leverage}×`,
      ),
      ...optional('contracts.trigger', trigger),
      ...optional('contracts.distance', order.distance && price(order.distance)),
      priced,
      filledOf,
      average,
      profit,
      fee,
      ...optional('contracts.takeProfit', order.takeProfit && price(order.takeProfit)),
      ...optional('contracts.stopLoss', order.stopLoss && price(order.stopLoss)),
      ...(order.kind === 'limit' || order.kind === 'stopLimit'
        ? [{ label: text('contracts.force'), value: text(forceNames[order.force]) }]
        : []),
      { label: text('contracts.placedAt'), value: <When at={order.at} /> },
      ...(order.endedAt === undefined
        ? []
        : [{ label: text('contracts.endedAt'), value: <When at={order.endedAt} /> }]),
      ...(triggeredBy === undefined
        ? []
        : [
            {
              label: text('contracts.triggeredBy'),
              value: `${price(triggeredBy.price)} · ${sourceName(triggeredBy.source, text)} · ${format.moment(triggeredBy.at)}`,
            },
          ]),
    ],
  }
}
