/** The latest trades of the pair, newest first, as many as fit. */

import { type ReactNode, useRef } from 'react'
import { useText } from '../data/hooks.ts'
import { type Instrument, useTrades } from '../data/market.ts'
import { useFormat } from '../format/useFormat.ts'
import { Icon } from '../kit/Icon.tsx'
import { EmptyState, ErrorState } from '../kit/Notice.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Spoken } from '../kit/Spoken.tsx'
import { useFitting } from './fitting.ts'
import styles from './LatestTrades.module.css'
import type en from './text/en.ts'

type Props = { readonly instrument: Instrument; readonly book: string; readonly top: ReactNode }

export function LatestTrades({ instrument, book, top }: Props) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const { base, quote, priceStep, quantityStep } = instrument
  const { value, failed, retry } = useTrades(book)
  const room = useRef<HTMLDivElement>(null)
  const { bids: count } = useFitting(room, 'bids')
  const places = Array.from({ length: count }, (_, nth) => nth)

  return (
    <>
      {top}
      <p className={styles.head} aria-hidden="true">
        <span>{text('book.priceIn', { asset: quote })}</span>
        <span>{text('book.amountIn', { asset: base })}</span>
      </p>
      <div ref={room} className={styles.room}>
        <span className={styles.probe} data-row="" />
        {failed && value === undefined ? (
          <ErrorState error={new Error()} onRetry={retry} />
        ) : value?.length === 0 ? (
          <EmptyState icon="list">{text('book.noTrades')}</EmptyState>
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
                  <Spoken>{text(side === 'buy' ? 'book.buy' : 'book.sell')}</Spoken>
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
