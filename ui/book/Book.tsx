/** The order book beside the form: offers above, bids below, drawn together as coarsely as one likes. */

import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { type Instrument, useDepth } from '../data/market.ts'
import { useFormat } from '../format/useFormat.ts'
import { Choice, OptionSheet } from '../kit/Choice.tsx'
import { useMoney } from '../kit/Figure.tsx'
import { EmptyState, ErrorState } from '../kit/Notice.tsx'
import styles from './Book.module.css'
import { BookSide } from './BookSide.tsx'
import { bookRows, GROUPS, groupSizes, isGroupedBy, type OwnOrder } from './bookRows.ts'
import { useFitting } from './fitting.ts'
import type en from './text/en.ts'
import { type BookView, bookViews } from './views.ts'

type Props = {
  readonly instrument: Instrument
  readonly book: string
  readonly view: BookView
  readonly own: readonly OwnOrder[]
  /** The price between the two sides. */
  readonly middle: ReactNode
  onView(view: BookView): void
  onPrice(price: string): void
  onAmount(amount: string): void
}

const viewNames = {
  both: 'book.both',
  bids: 'book.bidsOnly',
  asks: 'book.asksOnly',
} as const satisfies Record<BookView, keyof typeof en>

export function Book(props: Props) {
  const text = useText<keyof typeof en>()
  const { instrument, book, view, own, middle, onView, onPrice, onAmount } = props
  const { base, quote, priceStep } = instrument
  const [group, setGroup] = useState(0)
  const { value, failed, retry } = useDepth(book, group)
  const room = useRef<HTMLDivElement>(null)
  const rows = useFitting(room, view)
  // Kept while a book of another size is on its way.
  const last = useRef<string>(undefined)
  last.current = value?.bids[0]?.price ?? value?.asks[0]?.price ?? last.current
  const sizes = groupSizes(priceStep, last.current)
  const size = sizes[group] ?? priceStep
  const depth = value !== undefined && isGroupedBy(value, size) ? value : undefined
  const shown = depth && bookRows(depth, rows, own, size)
  const touched = { instrument, size, onPrice, onAmount }

  return (
    <>
      <p className={styles.head} aria-hidden="true">
        <span>{text('book.priceIn', { asset: quote })}</span>
        <span>{text('book.amountIn', { asset: base })}</span>
      </p>
      <div ref={room} className={styles.rows}>
        <span className={styles.probe} data-row="" />
        {failed && value === undefined ? (
          <ErrorState error={new Error()} onRetry={retry} />
        ) : shown !== undefined && shown.bids.length + shown.asks.length === 0 ? (
          <>
            {middle}
            <EmptyState icon="list">{text('book.empty')}</EmptyState>
          </>
        ) : (
          <>
            {view !== 'bids' && (
              <BookSide side="sell" rows={shown?.asks} count={rows.asks} {...touched} />
            )}
            {middle}
            {view !== 'asks' && (
              <BookSide side="buy" rows={shown?.bids} count={rows.bids} {...touched} />
            )}
          </>
        )}
      </div>
      <Ratio percent={shown?.buyPercent} />
      <div className={styles.foot}>
        <Grouping sizes={sizes} value={group} onChange={setGroup} />
        <ViewChoice value={view} onChange={onView} />
      </div>
    </>
  )
}

/** How what stands ready is shared between those who buy and those who sell. */
function Ratio({ percent }: { percent: number | undefined }) {
  const text = useText<keyof typeof en>()
  const buy = percent ?? 50
  const { percent: written } = useFormat()
  const shares = { buy: written(String(buy)), sell: written(String(100 - buy)) }
  const label = text('book.ratio', shares)
  return (
    <div
      className={styles.ratio}
      data-live=""
      role="img"
      aria-label={label}
      data-known={percent !== undefined}
    >
      <span className={styles.buys}>{percent === undefined ? '–' : shares.buy}</span>
      <span className={styles.bar}>
        <span className={styles.ofBuys} style={{ flexGrow: buy }} />
        <span className={styles.ofSells} style={{ flexGrow: 100 - buy }} />
      </span>
      <span className={styles.sells}>{percent === undefined ? '–' : shares.sell}</span>
    </div>
  )
}

type GroupingProps = {
  readonly sizes: readonly string[]
  readonly value: number
  onChange(group: number): void
}

const groups = Array.from({ length: GROUPS }, (_, nth) => String(nth))

function Grouping({ sizes, value, onChange }: GroupingProps) {
  const text = useText<keyof typeof en>()
  const money = useMoney()
  return (
    <Choice
      look="small"
      label={text('book.grouping')}
      options={sizes.map((size, nth) => ({ id: groups[nth] ?? '0', label: money(size) }))}
      value={groups[value] ?? '0'}
      onChange={(id) => onChange(groups.indexOf(id))}
    />
  )
}

function ViewChoice({ value, onChange }: { value: BookView; onChange(view: BookView): void }) {
  const text = useText<keyof typeof en>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.view}
        aria-haspopup="dialog"
        aria-label={`${text('book.view')}: ${text(viewNames[value])}`}
        onClick={() => setOpen(true)}
      >
        <ViewMark view={value} />
      </button>
      <OptionSheet
        open={open}
        title={text('book.view')}
        options={bookViews.map((id) => ({
          id,
          label: text(viewNames[id]),
          mark: <ViewMark view={id} />,
        }))}
        value={value}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** Which sides are seen, as a small picture of the book. */
function ViewMark({ view }: { view: BookView }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      {view !== 'bids' && (
        <rect
          className={styles.asks}
          x="1"
          y="1"
          width="6"
          height={view === 'asks' ? 14 : 6.5}
          rx="1"
        />
      )}
      {view !== 'asks' && (
        <rect
          className={styles.bids}
          x="1"
          y={view === 'bids' ? 1 : 8.5}
          width="6"
          height={view === 'bids' ? 14 : 6.5}
          rx="1"
        />
      )}
      {[1, 5, 9, 13].map((y) => (
        <rect key={y} x="9" y={y} width="6" height="2" rx="0.5" />
      ))}
    </svg>
  )
}
