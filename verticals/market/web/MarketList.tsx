/** The list of a market: name with the day's turnover, the day as a line, last price, change. */
import {
  drawn,
  EmptyState,
  FeedNotice,
  type Instrument,
  MarketRow,
  SkeletonRows,
  type Ticker,
  useIsSimulated,
  useSparklines,
  useText,
} from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { classes } from '../contract/words.ts'
import type en from '../text/en.ts'
import { FoundRow } from './FoundRow.tsx'
import styles from './MarketList.module.css'
import { markOf } from './marks.ts'
import { type Column, type Sorting, sorted } from './rows.ts'
import { useClosed } from './useClosed.ts'

export type Row = { readonly instrument: Instrument; readonly ticker: Ticker }

type Props = {
  /** `undefined` while they are on their way. */
  readonly rows: readonly Row[] | undefined
  readonly empty: string
  /** What can be done about it. */
  readonly emptyAction?: ReactNode
  /** They were searched for among all: under their markets, with what people call them to tell them apart. */
  readonly found?: boolean
  /** By a column that the reader chose; a ranking has its own order. */
  readonly sorting?: Sorting
  onSort?(column: Column): void
  /** Where a row leads. */
  pathOf(instrument: Instrument): string
  onGo(path: string): void
}

export function MarketList(props: Props) {
  const { rows, empty, emptyAction, found = false, sorting, onSort, pathOf, onGo } = props
  const text = useText<keyof typeof en>()
  const { value: lines } = useSparklines()
  const closed = useClosed()
  if (rows === undefined) return <SkeletonRows count={8} />
  if (rows.length === 0)
    return (
      <EmptyState icon={found ? 'search' : 'candles'} action={emptyAction}>
        {empty}
      </EmptyState>
    )
  return (
    <div className={styles.list}>
      <Feed rows={rows} />
      <Heads sorting={sorting} onSort={onSort} />
      {found ? (
        classes.map((listedUnder) => {
          const all = rows.filter(({ instrument }) => instrument.class === listedUnder)
          const own = sorted(all, sorting)
          if (own.length === 0) return undefined
          return (
            <section key={listedUnder} aria-labelledby={`found-${listedUnder}`}>
              <h2 id={`found-${listedUnder}`} className={styles.market}>
                {text(`market.${listedUnder}`)}
              </h2>
              <ul>
                {own.map(({ instrument, ticker }) => (
                  <li key={instrument.symbol}>
                    <FoundRow
                      instrument={instrument}
                      ticker={ticker}
                      path={pathOf(instrument)}
                      onPress={() => onGo(pathOf(instrument))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        })
      ) : (
        <ul>
          {sorted(rows, sorting).map(({ instrument, ticker }) => (
            <li key={instrument.symbol}>
              <MarketRow
                mark={markOf(instrument)}
                base={instrument.base}
                quote={instrument.quote}
                tick={instrument.priceStep}
                price={ticker.close}
                change={ticker.increase}
                volume={ticker.vol}
                note={closed.opens(ticker)}
                points={lineOf(lines?.get(instrument.symbol), ticker)}
                path={pathOf(instrument)}
                onPress={() => onGo(pathOf(instrument))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const heads: readonly (readonly Column[])[] = [['name', 'dayVolume'], ['lastPrice'], ['change']]

/** Where the prices come from, and whether they do. */
function Feed({ rows }: { rows: readonly Row[] }) {
  const isSimulated = useIsSimulated()
  const text = useText<keyof typeof en>()
  // When it opens, each row says for itself.
  const isClosed = rows.every(({ ticker }) => ticker.isClosed)
  return (
    <p className={styles.feed}>
      {rows.some(({ instrument }) => isSimulated(instrument)) && <FeedNotice state="simulated" />}
      {isClosed && <FeedNotice state={{ closed: text('market.closed') }} />}
      {rows.some(({ ticker }) => ticker.isStale) && <FeedNotice state="stale" />}
    </p>
  )
}

function Heads({ sorting, onSort }: Pick<Props, 'sorting' | 'onSort'>) {
  return (
    <div className={styles.head}>
      {heads.map((columns) => (
        <span key={columns[0]} className={styles.cell}>
          {columns.map((column) => (
            <Head key={column} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </span>
      ))}
    </div>
  )
}

function Head({ column, sorting, onSort }: Pick<Props, 'sorting' | 'onSort'> & { column: Column }) {
  const text = useText<keyof typeof en>()
  const order = sorting?.by === column ? sorting.order : undefined
  if (onSort === undefined) return <span aria-hidden="true">{text(`market.${column}`)}</span>
  return (
    <button
      type="button"
      className={styles.sort}
      data-order={order}
      aria-label={text(order === undefined ? 'market.sortBy' : `market.${order}`, {
        column: text(`market.${column}`),
      })}
      onClick={() => onSort(column)}
    >
      {text(`market.${column}`)}
    </button>
  )
}

/** The hours of the day, and where the price stands now. */
function lineOf(points: readonly number[] | undefined, { close }: Ticker) {
  return points && [...points.slice(0, -1), drawn(close)]
}
