/** The price between the two sides of a book: a touch takes it over, and a line below says more about it. */
import type { ReactNode } from 'react'
import { useText } from '../data/hooks.ts'
import { type Instrument, useIsSimulated, useTicker } from '../data/market.ts'
import { useFormat } from '../format/useFormat.ts'
import { FeedNotice, type FeedState } from '../kit/FeedNotice.tsx'
import { PriceText } from '../kit/PriceText.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './MiddlePrice.module.css'
import type en from './text/en.ts'

type Props = {
  readonly instrument: Instrument
  /** `undefined` while it is not known. */
  readonly price: string | undefined
  readonly note: ReactNode
  onPrice(price: string): void
}

export function MiddlePrice({ instrument, price, note, onPrice }: Props) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const { value: ticker, failed } = useTicker(instrument.symbol)
  const isSimulated = useIsSimulated()(instrument)
  const { priceStep } = instrument
  const isStale = ticker?.isStale ?? failed
  const state: FeedState | undefined = isStale ? 'stale' : isSimulated ? 'simulated' : undefined
  const waiting = failed ? '–' : undefined
  return (
    <div className={styles.middle} data-middle="">
      {price === undefined ? (
        <span className={styles.price}>{waiting ?? <Skeleton width={104} tall />}</span>
      ) : (
        <button
          type="button"
          className={styles.price}
          aria-label={text('book.usePrice', { price: format.price(price, priceStep) })}
          onClick={() => onPrice(price)}
        >
          <PriceText value={price} tick={priceStep} size="large" arrow />
        </button>
      )}
      <span className={styles.note} data-live="">
        {price === undefined ? (waiting ?? <Skeleton width={72} />) : note}
      </span>
      {state !== undefined && (
        <span className={styles.feed} data-state={state}>
          <FeedNotice state={state} />
        </span>
      )}
    </div>
  )
}
