/** The market beside the form: the book or the latest trades, and where the price stands. */

import { memo, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { type Instrument, useIsSimulated, useTicker } from '../data/market.ts'
import { useFormat } from '../format/useFormat.ts'
import { FeedNotice, type FeedState } from '../kit/FeedNotice.tsx'
import { Icon } from '../kit/Icon.tsx'
import { PriceText } from '../kit/PriceText.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Spoken } from '../kit/Spoken.tsx'
import { TabPanel, Tabs } from '../kit/Tabs.tsx'
import { Book } from './Book.tsx'
import type { OwnOrder } from './bookRows.ts'
import { LatestTrades } from './LatestTrades.tsx'
import styles from './MarketSide.module.css'
import type en from './text/en.ts'
import type { BookView } from './views.ts'

type Props = {
  readonly instrument: Instrument
  /** The name of its book on the stream, where that is not its symbol. */
  readonly book?: string | undefined
  readonly view: BookView
  readonly own: readonly OwnOrder[]
  onView(view: BookView): void
  onPrice(price: string): void
  onAmount(amount: string): void
}

const tabs = ['book', 'trades'] as const
const names = { book: 'book.book', trades: 'book.trades' } as const

/** The form beside it is as tall as it needs to be; this one fits into the same height. */
export const MarketSide = memo(function MarketSide(props: Props) {
  const text = useText<keyof typeof en>()
  const [tab, setTab] = useState<(typeof tabs)[number]>('book')
  const { instrument, book = instrument.symbol, view, own, onView, onPrice, onAmount } = props
  const middle = <LastPrice instrument={instrument} onPrice={onPrice} />
  return (
    <section className={styles.side} aria-label={text('book.marketSide')}>
      <div className={styles.fitted}>
        <div className={styles.tabs}>
          <Tabs
            name="market"
            label={text('book.marketSide')}
            look="pill"
            tabs={tabs.map((id) => ({ id, label: text(names[id]) }))}
            value={tab}
            onChange={setTab}
          />
        </div>
        <TabPanel name="market" value={tab}>
          {tab === 'book' ? (
            <Book
              instrument={instrument}
              book={book}
              view={view}
              own={own}
              middle={middle}
              onView={onView}
              onPrice={onPrice}
              onAmount={onAmount}
            />
          ) : (
            <LatestTrades instrument={instrument} book={book} top={middle} />
          )}
        </TabPanel>
      </div>
    </section>
  )
})

type LastPriceProps = Pick<Props, 'instrument' | 'onPrice'>

/** The price that everything is held against, what it is in dollars, and what it is worth. */
function LastPrice({ instrument, onPrice }: LastPriceProps) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const { value: ticker, failed } = useTicker(instrument.symbol)
  const isSimulated = useIsSimulated()(instrument)
  const { priceStep } = instrument
  const isStale = ticker?.isStale ?? failed
  const state: FeedState | undefined = isStale ? 'stale' : isSimulated ? 'simulated' : undefined
  const price = ticker && format.price(ticker.close, priceStep)
  const waiting = failed ? '–' : undefined
  return (
    <div className={styles.middle} data-middle="">
      {ticker === undefined ? (
        <span className={styles.last}>{waiting ?? <Skeleton width={104} tall />}</span>
      ) : (
        <button
          type="button"
          className={styles.last}
          aria-label={text('book.usePrice', { price: price ?? '' })}
          onClick={() => onPrice(ticker.close)}
        >
          <PriceText value={ticker.close} tick={priceStep} size="large" arrow />
        </button>
      )}
      <span className={styles.dollars} data-live="">
        {ticker === undefined ? (
          (waiting ?? <Skeleton width={72} />)
        ) : (
          <>
            <Icon name="about" size="tiny" />
            <Spoken>≈</Spoken> {format.dollars(ticker.close, priceStep)}
          </>
        )}
      </span>
      {state !== undefined && (
        <span className={styles.feed} data-state={state}>
          <FeedNotice state={state} />
        </span>
      )}
    </div>
  )
}
