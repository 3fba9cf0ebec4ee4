/** A pair to choose from: what people call its coin, and where it stands. */
import {
  ChangePill,
  CoinMark,
  ListRow,
  PriceText,
  Skeleton,
  useFormat,
  useText,
} from '@evenkeel/ui'
import styles from './PairOption.module.css'
import type { PairEntry } from './pairList.ts'

type Props = PairEntry & { onPress(): void }

export function PairOption({ instrument, ticker, onPress }: Props) {
  const text = useText()
  const format = useFormat()
  const { symbol, base, quote, name = base, priceStep } = instrument
  return (
    <ListRow
      mark={<CoinMark asset={base} size="large" />}
      title={
        <span className={styles.title}>
          <span className={styles.pair}>
            {base}
            <span className={styles.quote}>/{quote}</span>
          </span>
          {name !== base && <span className={styles.called}>{name}</span>}
        </span>
      }
      detail={
        <span className={styles.volume}>
          {ticker === undefined ? (
            <Skeleton width={48} />
          ) : (
            text('ui.volume', { volume: `${format.compact(ticker.vol)} ${quote}` })
          )}
        </span>
      }
      end={
        <span className={styles.figures}>
          {ticker === undefined ? (
            <Skeleton width={152} tall />
          ) : (
            <>
              <PriceText look="plain" value={ticker.close} tick={priceStep} />
              <ChangePill percent={ticker.increase} />
            </>
          )}
        </span>
      }
      path={`/deal/trade?symbol=${symbol}`}
      onPress={onPress}
    />
  )
}
