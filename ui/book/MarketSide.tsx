/** The market beside the form: the book or the latest trades, and where the price stands. */

import { memo, type ReactNode, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { type Instrument, useTicker } from '../data/market.ts'
import { useFormat } from '../format/useFormat.ts'
import { Icon } from '../kit/Icon.tsx'
import { Spoken } from '../kit/Spoken.tsx'
import { TabPanel, Tabs } from '../kit/Tabs.tsx'
import { Book } from './Book.tsx'
import type { OwnOrder } from './bookRows.ts'
import { LatestTrades } from './LatestTrades.tsx'
import styles from './MarketSide.module.css'
import { MiddlePrice } from './MiddlePrice.tsx'
import type en from './text/en.ts'
import type { BookView } from './views.ts'

type Props = {
  readonly instrument: Instrument
  /** The name of its book on the stream, where that is not its symbol. */
  readonly book?: string | undefined
  readonly view: BookView
  readonly own: readonly OwnOrder[]
  /** Where the price stands, if that is not the last price of the symbol. */
  readonly middle?: ReactNode
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
  const middle = props.middle ?? <LastPrice instrument={instrument} onPrice={onPrice} />
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

/** The last price, and what it is in dollars. */
function LastPrice({ instrument, onPrice }: Pick<Props, 'instrument' | 'onPrice'>) {
  const format = useFormat()
  const { value: ticker } = useTicker(instrument.symbol)
  return (
    <MiddlePrice
      instrument={instrument}
      price={ticker?.close}
      note={
        ticker && (
          <>
            <Icon name="about" size="tiny" />
            <Spoken>≈</Spoken> {format.dollars(ticker.close, instrument.priceStep)}
          </>
        )
      }
      onPrice={onPrice}
    />
  )
}
