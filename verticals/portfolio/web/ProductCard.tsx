/** A product as it is offered: its yields, its term, its limits, and what is left of it. */
import { Badge, Button, CoinMark, useFormat, useMoney, useText } from '@evenkeel/ui'
import { percentOfBps } from '@evenkeel/ui/format/decimals.ts'
import { isSoldOut, type Product, takenShare } from './estimate.ts'
import styles from './ProductCard.module.css'
import type { TextKey } from './textKey.ts'

type Props = { readonly product: Product; onSubscribe(): void }

export function ProductCard({ product, onSubscribe }: Props) {
  const text = useText<TextKey>()
  const format = useFormat()
  const money = useMoney()
  const { asset, days, minimum, maximum, fee_bps: fee } = product
  const soldOut = isSoldOut(product)
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <CoinMark asset={asset} />
        <h3 className={styles.name}>
          {asset} · {text('portfolio.days', { count: days })}
        </h3>
        <Badge look="tag" tone="neutral">
          {text(product.is_exitable ? 'portfolio.exitable' : 'portfolio.fixed')}
        </Badge>
      </header>
      <div className={styles.offer}>
        <dl className={styles.figures}>
          <div>
            <dt>{text('portfolio.annual')}</dt>
            <dd className={styles.yield}>{format.percent(product.annual_yield)}</dd>
          </div>
          <div>
            <dt>{text('portfolio.daily')}</dt>
            <dd>{format.percent(product.daily_yield)}</dd>
          </div>
        </dl>
        <Button size="small" look="quiet" disabled={soldOut} onClick={onSubscribe}>
          {text(soldOut ? 'portfolio.soldOut' : 'portfolio.subscribe')}
        </Button>
      </div>
      <p className={styles.line}>
        <span>{text('portfolio.range')}</span>
        <span>
          {money(minimum)} – {money(maximum)} {asset}
        </span>
      </p>
      <p className={styles.line}>
        <span>{text('portfolio.fee')}</span>
        <span>{fee === 0 ? text('portfolio.noFee') : format.percent(percentOfBps(fee))}</span>
      </p>
      <Capacity product={product} />
    </article>
  )
}

export function Capacity({ product }: { product: Product }) {
  const text = useText<TextKey>()
  const money = useMoney()
  const { left, capacity, asset } = product
  const share = takenShare(product)
  return (
    <div className={styles.capacity}>
      <p className={styles.line}>
        <span>{text('portfolio.left')}</span>
        <span>
          {text('portfolio.leftOf', { left: money(left), capacity: money(capacity), asset })}
        </span>
      </p>
      <div className={styles.bar} style={{ '--share': share } as Record<string, number>} />
    </div>
  )
}
