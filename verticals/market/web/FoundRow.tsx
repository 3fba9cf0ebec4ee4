/** A symbol that a search has found: what people call it stands where a list draws its day. */
import {
  ChangePill,
  CoinMark,
  type Instrument,
  ListRow,
  PriceText,
  type Ticker,
  useFormat,
  useText,
} from '@evenkeel/ui'
import styles from './FoundRow.module.css'
import { markOf } from './marks.ts'
import { useClosed } from './useClosed.ts'

type Props = {
  readonly instrument: Instrument
  readonly ticker: Ticker
  readonly path: string
  onPress(): void
}

export function FoundRow({ instrument, ticker, path, onPress }: Props) {
  const text = useText()
  const format = useFormat()
  const { opens } = useClosed()
  const { base, quote, name = base, priceStep } = instrument
  return (
    <ListRow
      mark={<CoinMark asset={markOf(instrument)} size="large" />}
      title={
        <span className={styles.pair}>
          {base}
          <span className={styles.quote}>/{quote}</span>
        </span>
      }
      detail={
        <span className={styles.detail}>
          {name !== base && <span>{name}</span>}
          <span>
            {opens(ticker) ??
              text('ui.volume', { volume: `${format.compact(ticker.vol)} ${quote}` })}
          </span>
        </span>
      }
      end={
        <span className={styles.figures}>
          <PriceText look="plain" value={ticker.close} tick={priceStep} />
          <ChangePill percent={ticker.increase} />
        </span>
      }
      path={path}
      onPress={onPress}
    />
  )
}
