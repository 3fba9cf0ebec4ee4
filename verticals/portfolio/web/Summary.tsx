/** What is invested, what it earned today and in all, coin by coin. */
import { type CoinEarnings, EyeToggle, Figure, Hideable, Skeleton, useText } from '@evenkeel/ui'
import styles from './Summary.module.css'
import type { TextKey } from './textKey.ts'

type Props = { readonly coins: readonly CoinEarnings[] | undefined; readonly isLost: boolean }

const NOTHING: CoinEarnings = { asset: 'USDT', invested: '0', today: '0', total: '0' }

export function Summary({ coins, isLost }: Props) {
  const text = useText<TextKey>()
  const shown = coins?.length === 0 ? [NOTHING] : coins
  return (
    <section className={styles.summary} aria-label={text('portfolio.invested')}>
      <div className={styles.head}>
        <h2 className={styles.label}>{text('portfolio.invested')}</h2>
        <EyeToggle />
      </div>
      {shown === undefined && (isLost ? <p className={styles.sum}>–</p> : <SummarySkeleton />)}
      {shown?.map((coin) => (
        <Coin key={coin.asset} coin={coin} />
      ))}
    </section>
  )
}

function Coin({ coin: { asset, invested, today, total } }: { coin: CoinEarnings }) {
  const text = useText<TextKey>()
  return (
    <div className={styles.coin}>
      <p className={styles.sum}>
        <Hideable>
          <Figure value={invested} least={2} />
        </Hideable>{' '}
        <span className={styles.asset}>{asset}</span>
      </p>
      <dl className={styles.figures}>
        <Earned label={text('portfolio.today')} value={today} asset={asset} />
        <Earned label={text('portfolio.total')} value={total} asset={asset} />
      </dl>
    </div>
  )
}

type EarnedProps = { readonly label: string; readonly value: string; readonly asset: string }

function Earned({ label, value, asset }: EarnedProps) {
  const isSome = /[1-9]/.test(value)
  return (
    <div className={styles.earned}>
      <dt className={styles.label}>{label}</dt>
      <dd className={isSome ? styles.up : styles.none}>
        <Hideable>
          <Figure value={value} least={2} signed={isSome} /> {asset}
        </Hideable>
      </dd>
    </div>
  )
}

function SummarySkeleton() {
  return (
    <div className={styles.coin}>
      <p className={styles.sum}>
        <Skeleton width={150} tall />
      </p>
      <p className={styles.figures}>
        <Skeleton width={120} />
        <Skeleton width={120} />
      </p>
    </div>
  )
}
