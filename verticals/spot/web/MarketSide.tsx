/** The market beside the form: the book or the latest trades, and where the price stands. */
import {
  FeedNotice,
  type FeedState,
  Icon,
  type Instrument,
  PriceText,
  Skeleton,
  Spoken,
  TabPanel,
  Tabs,
  useFormat,
  useIsSimulated,
  useText,
  useTicker,
} from '@evenkeel/ui'
import { memo, useState } from 'react'
import type en from '../text/en.ts'
import { Book } from './Book.tsx'
import type { OwnOrder } from './bookRows.ts'
import type { BookView } from './choices.ts'
import { LatestTrades } from './LatestTrades.tsx'
import styles from './MarketSide.module.css'

type Props = {
  readonly instrument: Instrument
  readonly view: BookView
  readonly own: readonly OwnOrder[]
  onView(view: BookView): void
  onPrice(price: string): void
  onAmount(amount: string): void
}

const tabs = ['book', 'trades'] as const
const names = { book: 'spot.book', trades: 'spot.trades' } as const

/** The form beside it is as tall as it needs to be; this one fits into the same height. */
export const MarketSide = memo(function MarketSide(props: Props) {
  const text = useText<keyof typeof en>()
  const [tab, setTab] = useState<(typeof tabs)[number]>('book')
  const { instrument, view, own, onView, onPrice, onAmount } = props
  const middle = <LastPrice instrument={instrument} onPrice={onPrice} />
  return (
    <section className={styles.side} aria-label={text('spot.marketSide')}>
      <div className={styles.fitted}>
        <div className={styles.tabs}>
          <Tabs
            name="market"
            label={text('spot.marketSide')}
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
              view={view}
              own={own}
              middle={middle}
              onView={onView}
              onPrice={onPrice}
              onAmount={onAmount}
            />
          ) : (
            <LatestTrades instrument={instrument} top={middle} />
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
          aria-label={text('spot.usePrice', { price: price ?? '' })}
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
