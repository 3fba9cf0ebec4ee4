/** The row of the symbol: what is traded, where it stands, and the way to its full chart. */
import {
  ChangePill,
  CoinMark,
  followed,
  Icon,
  PriceText,
  Skeleton,
  usePlace,
  useText,
  useTicker,
} from '@evenkeel/ui'
import { markOf } from './names.ts'
import type { Offer } from './offer.ts'
import styles from './SymbolRow.module.css'
import type { Key } from './textKey.ts'

type Props = {
  /** `undefined` while it is on its way. */
  readonly offer: Offer | undefined
  onSymbol(): void
}

export function SymbolRow({ offer, onSymbol }: Props) {
  const text = useText<Key>()
  const { go } = usePlace()
  const path = `/kline?symbol=${offer?.symbol ?? ''}`
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.symbol}
        aria-haspopup="dialog"
        disabled={offer === undefined}
        onClick={onSymbol}
      >
        {offer === undefined ? (
          <Skeleton width={140} tall />
        ) : (
          <>
            <CoinMark asset={markOf(offer)} />
            <span className={styles.name}>
              <span className={styles.pair}>
                {offer.base}
                <span className={styles.quote}>/{offer.quote}</span>
              </span>
              <Icon name="down" size="small" />
            </span>
          </>
        )}
      </button>
      {offer !== undefined && (
        <>
          <Standing offer={offer} />
          <a
            className={styles.full}
            href={`#${path}`}
            aria-label={text('options.fullChart')}
            onClick={followed(() => go(path))}
          >
            <Icon name="candles" />
          </a>
        </>
      )}
    </div>
  )
}

/** What options are opened and settled by. */
function Standing({ offer }: { offer: Offer }) {
  const text = useText<Key>()
  const { value: ticker, failed } = useTicker(offer.symbol)
  if (ticker === undefined) return failed ? null : <Skeleton width={96} tall />
  return (
    <span className={styles.standing}>
      <span className={styles.price}>
        <PriceText value={ticker.index} tick={offer.priceStep} size="large" arrow />
      </span>
      <span className={styles.kind}>
        {text('options.indexPrice')}
        <ChangePill percent={ticker.increase} look="bare" />
      </span>
    </span>
  )
}
