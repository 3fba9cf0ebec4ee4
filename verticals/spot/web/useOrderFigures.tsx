/** The figures of an order as its lists and its sheet show them, each with its name. */
import { type Detail, Money, useFormat, useMoney, useText, When } from '@evenkeel/ui'
import { multiply } from '@evenkeel/ui/format/decimals.ts'
import type en from '../text/en.ts'
import { stateName, timeInForceNames, timeInForceSign, whyNames } from './names.ts'
import styles from './OrderRow.module.css'
import type { Order } from './orderLists.ts'
import { hasTimeInForce } from './tradeForm.ts'
import type { Terms } from './tradeMarket.ts'

export type OrderFigures = {
  /** Where a stop goes off, in words, and how long it stands then if not until it is revoked. */
  readonly trigger: string | undefined
  readonly ofOpen: readonly Detail[]
  readonly ofPast: readonly Detail[]
  /** When it was placed, and when it ended. */
  readonly times: readonly Detail[]
  /** Everything, line by line. */
  readonly all: readonly Detail[]
}

export function useOrderFigures(order: Order, terms: Terms | undefined): OrderFigures {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const money = useMoney()
  const { base = '', quote = '', priceStep } = terms ?? {}
  const { price, stopPrice, quantity, spend, filled, averagePrice, force, why } = order
  const isForced = hasTimeInForce(order.kind) && force !== 'gtc'

  const label = {
    price: text('spot.priceIn', { asset: quote }),
    trigger: text('spot.triggerIn', { asset: quote }),
    average: text('spot.averageIn', { asset: quote }),
  }
  const priced = price === undefined ? text('spot.market') : format.price(price, priceStep)
  const trigger =
    stopPrice === undefined
      ? []
      : [{ label: label.trigger, value: format.price(stopPrice, priceStep) }]
  const asked =
    quantity === undefined
      ? { label: text('spot.totalIn', { asset: quote }), value: money(spend ?? '0') }
      : { label: text('spot.amountIn', { asset: base }), value: money(quantity) }
  const filledOf = {
    label: quantity === undefined ? text('spot.filledOfTotal') : text('spot.filledOf'),
    value: (
      <>
        {money(quantity === undefined ? order.dealAmount : filled)}
        <span className={styles.rest}> / {money(quantity ?? spend ?? '0')}</span>
      </>
    ),
  }
  const average = {
    label: label.average,
    value: averagePrice === undefined ? '–' : format.price(averagePrice, priceStep),
  }
  const deal = {
    label: text('spot.dealAmountIn', { asset: quote }),
    value: money(order.dealAmount, { least: 2 }),
  }
  const fee = {
    label: text('spot.feeIn', { asset: order.feeAsset }),
    value: money(order.fee),
  }
  const entrusted =
    price === undefined || quantity === undefined
      ? []
      : [
          {
            label: text('spot.orderValue'),
            value: <Money value={multiply(price, quantity)} asset={quote} least={2} />,
          },
        ]

  const times = [
    { label: text('spot.orderTime'), value: <When at={order.at} /> },
    ...(order.endedAt === undefined
      ? []
      : [{ label: text(endName(order)), value: <When at={order.endedAt} /> }]),
  ]

  return {
    times,
    trigger:
      stopPrice === undefined
        ? undefined
        : text('spot.triggerAt', { price: format.price(stopPrice, priceStep), asset: quote }) +
          (isForced ? ` · ${timeInForceSign(force, text)}` : ''),
    ofOpen: [filledOf, { label: label.price, value: priced }],
    ofPast: [
      { label: label.price, value: priced },
      asked,
      { label: text('spot.filledIn', { asset: base }), value: money(filled) },
      average,
      deal,
      fee,
    ],
    all: [
      { label: text('spot.state'), value: text(stateName(order)) },
      ...(why === undefined
        ? []
        : [{ label: text('spot.reason'), value: <Sentence>{text(whyNames[why])}</Sentence> }]),
      ...trigger,
      { label: label.price, value: priced },
      asked,
      ...entrusted,
      { label: text('spot.filledIn', { asset: base }), value: money(filled) },
      average,
      { ...deal, label: text('spot.filledValueIn', { asset: quote }) },
      fee,
      ...(hasTimeInForce(order.kind)
        ? [{ label: text('spot.force'), value: text(timeInForceNames[force]) }]
        : []),
      ...times,
    ],
  }
}

function endName({ state }: Order): keyof typeof en {
  return state === 'filled' ? 'spot.executionTime' : 'spot.cancelTime'
}

/** What is the end of a line elsewhere stands here by itself. */
function Sentence({ children }: { children: string }) {
  return <span className={styles.sentence}>{children}</span>
}
