/** The price that something was set off by, with its source and time. */
import { useFormat, useText, When } from '@evenkeel/ui'
import type en from '../text/en.ts'
import { sourceName } from './names.ts'
import type { Order } from './orderLists.ts'
import styles from './SettledBy.module.css'
import type { Terms } from './tradeMarket.ts'

type Props = {
  readonly reference: NonNullable<Order['triggeredBy']>
  readonly terms: Terms | undefined
}

export function SettledBy({ reference, terms }: Props) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const { price, source, at } = reference
  return (
    <span className={styles.settled}>
      <span>{format.price(price, terms?.priceStep)}</span>
      <span className={styles.source}>{sourceName(source, text)}</span>
      <span className={styles.source}>
        <When at={at} />
      </span>
    </span>
  )
}
