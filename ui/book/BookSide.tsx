/** One side of the book: a touch of a price or of an amount takes it into the form. */

import type { KeyboardEvent } from 'react'
import { useText } from '../data/hooks.ts'
import type { Instrument } from '../data/market.ts'
import { useFormat } from '../format/useFormat.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Spoken } from '../kit/Spoken.tsx'
import styles from './BookSide.module.css'
import type { BookRow } from './bookRows.ts'
import type en from './text/en.ts'

type Props = {
  readonly side: 'buy' | 'sell'
  /** Best price first; `undefined` while they are on their way. */
  readonly rows: readonly BookRow[] | undefined
  readonly count: number
  readonly instrument: Instrument
  /** How coarsely prices are drawn together. */
  readonly size: string
  onPrice(price: string): void
  onAmount(amount: string): void
}

export function BookSide({ side, rows, count, ...touched }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <ol
      className={`${styles.side} ${styles[side]}`}
      data-live=""
      aria-label={text(side === 'buy' ? 'ui.bids' : 'ui.asks')}
      onKeyDown={(event) => goByArrows(event, side === 'sell' ? 'up' : 'down')}
    >
      {Array.from({ length: count }, (_, nth) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place in the book, whatever price stands there
          key={nth}
          row={rows === undefined ? 'waiting' : rows[nth]}
          isFirst={nth === 0}
          {...touched}
        />
      ))}
    </ol>
  )
}

type RowProps = Omit<Props, 'side' | 'rows' | 'count'> & {
  readonly row: BookRow | 'waiting' | undefined
  /** The one that the Tab key reaches; arrows go on from it. */
  readonly isFirst: boolean
}

function Row({ row, isFirst, instrument, size, onPrice, onAmount }: RowProps) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const amountText = useAmountText(instrument)
  if (row === undefined) return <li className={styles.row} aria-hidden="true" />
  if (row === 'waiting')
    return (
      <li className={styles.row} aria-hidden="true">
        <Skeleton width={62} />
        <Skeleton width={44} />
      </li>
    )
  const price = format.price(row.price, size)
  const amount = amountText(row.quantity)
  return (
    <li className={styles.row}>
      <span
        className={styles.bar}
        style={{ '--share': row.share / 100 } as Record<string, number>}
      />
      <button
        type="button"
        className={styles.price}
        aria-label={text('book.usePrice', { price })}
        tabIndex={isFirst ? 0 : -1}
        onClick={() => onPrice(row.price)}
      >
        {row.isOwn && <span className={styles.own} />}
        {price}
        {row.isOwn && <Spoken>{text('book.ownOrder')}</Spoken>}
      </button>
      <button
        type="button"
        className={styles.amount}
        aria-label={text('book.useAmount', { amount })}
        tabIndex={-1}
        onClick={() => onAmount(row.quantity)}
      >
        {amount}
      </button>
    </li>
  )
}

const MANY_DIGITS = 6

/** All as wide as the step wants it; millions in short. */
function useAmountText({ quantityStep }: Instrument): (quantity: string) => string {
  const format = useFormat()
  return (quantity) => {
    const isLarge = (quantity.split('.')[0] ?? '').length > MANY_DIGITS
    return isLarge ? format.compact(quantity) : format.quantity(quantity, quantityStep)
  }
}

/** Two columns of buttons: the arrows go between them. The best price is at the end that they meet at. */
function goByArrows(event: KeyboardEvent<HTMLElement>, worse: 'up' | 'down'): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const place = buttons.indexOf(event.target as HTMLButtonElement)
  const down = worse === 'down' ? 2 : -2
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: down,
    ArrowUp: -down,
    ArrowRight: 1,
    ArrowLeft: -1,
  }
  const next = buttons[place + (steps[event.key] ?? Number.NaN)]
  if (place < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}
