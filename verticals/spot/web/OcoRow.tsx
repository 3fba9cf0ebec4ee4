/** A row of two orders of which one cancels the other: what they share, and each leg by its name. */
import { Badge, Icon, useFormat, useMoney, useText, When } from '@evenkeel/ui'
import { memo } from 'react'
import type en from '../text/en.ts'
import { kindName, OCO, pairName, sideNames, sideTones } from './names.ts'
import styles from './OcoRow.module.css'
import row from './OrderRow.module.css'
import type { Order } from './orderLists.ts'
import { RevokePair } from './RevokePair.tsx'
import type { Terms } from './tradeMarket.ts'

type Props = {
  readonly limit: Order
  readonly stop: Order
  readonly terms: Terms | undefined
  onOrder(order: Order): void
}

export const OcoRow = memo(function OcoRow({ limit, stop, terms, onOrder }: Props) {
  const text = useText<keyof typeof en>()
  const money = useMoney()
  const { side, at, quantity = '0' } = limit
  return (
    <article className={row.row}>
      <div className={row.top}>
        <Badge look="tag" tone={sideTones[side]}>
          {text(sideNames[side])}
        </Badge>
        <span className={styles.name}>{pairName(limit, terms)}</span>
        <span className={row.kind}>{OCO}</span>
        <span className={row.when}>
          <When at={at} />
        </span>
      </div>
      <div className={row.body}>
        <dl className={row.figures}>
          <div className={row.figure}>
            <dt>{text('spot.amountIn', { asset: terms?.base ?? '' })}</dt>
            <dd>{money(quantity)}</dd>
          </div>
        </dl>
        <div className={row.actions}>
          <RevokePair id={limit.id} size="small" look="quiet" />
        </div>
      </div>
      <ul className={styles.legs}>
        {[limit, stop].map((leg) => (
          <li key={leg.id}>
            <Leg leg={leg} terms={terms} onPress={() => onOrder(leg)} />
          </li>
        ))}
      </ul>
    </article>
  )
})

type LegProps = { readonly leg: Order; readonly terms: Terms | undefined; onPress(): void }

/** Its kind, and at which price it goes off and goes in. */
function Leg({ leg, terms, onPress }: LegProps) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const { kind, price, stopPrice } = leg
  const written = (value: string) => format.price(value, terms?.priceStep)
  const goesIn = price === undefined ? text('spot.market') : written(price)
  return (
    <button type="button" className={styles.leg} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.kind}>{kindName(kind, text)}</span>
      <span className={styles.at}>
        {stopPrice === undefined ? goesIn : `${written(stopPrice)} → ${goesIn}`}
      </span>
      <span className={styles.next}>
        <Icon name="next" size="small" />
      </span>
    </button>
  )
}
