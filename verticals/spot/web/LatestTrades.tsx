/** The latest trades of the pair, newest first, as many as fit. */
import {
  EmptyState,
  ErrorState,
  Icon,
  type Instrument,
  Skeleton,
  Spoken,
  useFormat,
  useText,
  useTrades,
} from '@evenkeel/ui'
import { type ReactNode, useRef } from 'react'
import type en from '../text/en.ts'
import { useFitting } from './fitting.ts'
import styles from './LatestTrades.module.css'

type Props = { readonly instrument: Instrument; readonly top: ReactNode }

export function LatestTrades({ instrument, top }: Props) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const { symbol, base, quote, priceStep, quantityStep } = instrument
  const { value, failed, retry } = useTrades(symbol)
  const room = useRef<HTMLDivElement>(null)
  const { bids: count } = useFitting(room, 'bids')
  const places = Array.from({ length: count }, (_, nth) => nth)

  return (
    <>
      {top}
      <p className={styles.head} aria-hidden="true">
        <span>{text('spot.priceIn', { asset: quote })}</span>
        <span>{text('spot.amountIn', { asset: base })}</span>
      </p>
      <div ref={room} className={styles.room}>
        <span className={styles.probe} data-row="" />
        {failed && value === undefined ? (
          <ErrorState error={new Error()} onRetry={retry} />
        ) : value?.length === 0 ? (
          <EmptyState icon="list">{text('spot.noTrades')}</EmptyState>
        ) : (
          <ol data-live="">
            {places.map((nth) => {
              const trade = value?.[nth]
              if (trade === undefined)
                return (
                  <li key={nth} className={styles.row} aria-hidden="true">
                    {value === undefined && <Skeleton width={62} />}
                    {value === undefined && <Skeleton width={44} />}
                  </li>
                )
              const { side, price, quantity } = trade
              return (
                <li key={nth} className={styles.row}>
                  <span className={styles[side]}>
                    {format.price(price, priceStep)}
                    <Icon name={side === 'buy' ? 'rise' : 'fall'} size="tiny" />
                  </span>
                  <Spoken>{text(side === 'buy' ? 'spot.buy' : 'spot.sell')}</Spoken>
                  <span>{format.quantity(quantity, quantityStep)}</span>
                </li>
              )
            })}
          </ol>
        )}
      </div>
    </>
  )
}
