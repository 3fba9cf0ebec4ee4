/** A subscription that is over: what it earned, when it ended, and whether it was renewed. */
import { Badge, CoinMark, Figure, Hideable, useText, When } from '@evenkeel/ui'
import styles from './OrderCard.module.css'
import type { TextKey } from './textKey.ts'
import type { Order } from './useOrders.ts'

export function PastOrder({ order }: { order: Order }) {
  const text = useText<TextKey>()
  const { asset, days, amount, earned, state, renewal, start_at: start, ended_at: end } = order
  const isWhole = state === 'completed'
  return (
    <article className={`${styles.card} ${styles.past}`}>
      <header className={styles.head}>
        <CoinMark asset={asset} />
        <h3 className={styles.name}>
          {asset} · {text('portfolio.days', { count: days })}
        </h3>
        <Badge look="tag" tone={isWhole ? 'up' : 'neutral'}>
          {text(isWhole ? 'portfolio.completed' : 'portfolio.exited')}
        </Badge>
      </header>
      <dl className={styles.figures}>
        <div>
          <dt>{text('portfolio.amount')}</dt>
          <dd>
            <Hideable>
              <Figure value={amount} exact />
            </Hideable>
          </dd>
        </div>
        <div>
          <dt>{text('portfolio.total')}</dt>
          <dd className={/[1-9]/.test(earned) ? styles.earned : undefined}>
            <Hideable>
              <Figure value={earned} exact signed={/[1-9]/.test(earned)} />
            </Hideable>
          </dd>
        </div>
      </dl>
      <dl className={styles.dates}>
        <div>
          <dt>{text('portfolio.start')}</dt>
          <dd>
            <When at={start} />
          </dd>
        </div>
        <div>
          <dt>{text('portfolio.ended')}</dt>
          <dd>{end !== undefined && <When at={end} />}</dd>
        </div>
        {renewal !== undefined && renewal !== 'notWanted' && (
          <div>
            <dt>{text('portfolio.renew')}</dt>
            <dd>{text(`portfolio.renewal.${renewal}`)}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}
