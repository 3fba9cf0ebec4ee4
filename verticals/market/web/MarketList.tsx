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

export type Row = { readonly instrument: Instrument; readonly ticker: Ticker }

type Props = {
  /** `undefined` while they are on their way. */
  readonly rows: readonly Row[] | undefined
  readonly empty: string
  /** What can be done about it. */
  readonly emptyAction?: ReactNode
  /** They were searched for among all: under their markets, with what people call them to tell them apart. */
  readonly found?: boolean
  /** Where a row leads. */
  pathOf(instrument: Instrument): string
  onGo(path: string): void
}

export function MarketList({ rows, empty, emptyAction, found = false, pathOf, onGo }: Props) {
  const text = useText<keyof typeof en>()
  const { value: lines } = useSparklines()
  const isSimulated = useIsSimulated()
  if (rows === undefined) return <SkeletonRows count={8} />
  if (rows.length === 0)
    return (
      <EmptyState icon={found ? 'search' : 'candles'} action={emptyAction}>
        {empty}
      </EmptyState>
    )
  return (
    <div className={styles.list}>
      <p className={styles.feed}>
        {rows.some(({ instrument }) => isSimulated(instrument)) && <FeedNotice state="simulated" />}
        {rows.some(({ ticker }) => ticker.isStale) && <FeedNotice state="stale" />}
      </p>
      <p className={styles.head} aria-hidden="true">
        <span>{text('market.nameVolume')}</span>
        <span>{text('market.lastPrice')}</span>
        <span>{text('market.change')}</span>
      </p>
      {found ? (
        classes.map((listedUnder) => {
          const own = rows.filter(({ instrument }) => instrument.class === listedUnder)
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
          {rows.map(({ instrument, ticker }) => (
            <li key={instrument.symbol}>
              <MarketRow
                mark={markOf(instrument)}
                base={instrument.base}
                quote={instrument.quote}
                tick={instrument.priceStep}
                price={ticker.close}
                change={ticker.increase}
                volume={ticker.vol}
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

/** The hours of the day, and where the price stands now. */
function lineOf(points: readonly number[] | undefined, { close }: Ticker) {
  return points && [...points.slice(0, -1), drawn(close)]
}
