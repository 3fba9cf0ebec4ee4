/** The book of a pair: bids at the left, offers at the right, each with how much stands up to it. */
import {
  type BookLevel,
  EmptyState,
  type Instrument,
  SkeletonRows,
  useDepth,
  useFormat,
  useText,
} from '@evenkeel/ui'
import type en from '../text/en.ts'
import styles from './BookView.module.css'
import { cumulated } from './cumulated.ts'

const LEVELS = 20

type Props = {
  readonly instrument: Instrument
  /** The name of its book on the stream, where that is not its symbol. */
  readonly book?: string | undefined
}

export function BookView({ instrument, book = instrument.symbol }: Props) {
  const text = useText<keyof typeof en>()
  const { base, quote } = instrument
  const { value } = useDepth(book)
  if (value === undefined) return <SkeletonRows count={8} mark={false} />
  if (value.bids.length + value.asks.length === 0)
    return <EmptyState icon="list">{text('market.noBook')}</EmptyState>
  return (
    <div className={styles.book} data-live="">
      <p className={styles.head} aria-hidden="true">
        <span>{text('market.amount', { asset: base })}</span>
        <span>{text('market.price', { asset: quote })}</span>
        <span>{text('market.amount', { asset: base })}</span>
      </p>
      <Side side="bids" levels={value.bids} instrument={instrument} />
      <Side side="asks" levels={value.asks} instrument={instrument} />
    </div>
  )
}

type SideProps = {
  readonly side: 'bids' | 'asks'
  readonly levels: readonly BookLevel[]
  readonly instrument: Instrument
}

function Side({ side, levels, instrument }: SideProps) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  return (
    <ul className={styles[side]} aria-label={text(side === 'bids' ? 'ui.bids' : 'ui.asks')}>
      {cumulated(levels.slice(0, LEVELS)).map(({ price, quantity, share }) => (
        <li key={price} className={styles.level}>
          <span className={styles.bar} style={{ width: `${share * 100}%` }} />
          <span className={styles.amount}>
            {format.quantity(quantity, instrument.quantityStep)}
          </span>
          <span className={styles.price}>{format.price(price, instrument.priceStep)}</span>
        </li>
      ))}
    </ul>
  )
}
