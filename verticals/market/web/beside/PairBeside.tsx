/** At the right of the column: the chart of the pair that is traded, its book and its trades. */
import {
  Delay,
  type Instrument,
  SkeletonRows,
  type TradedBook,
  useClient,
  useInstrument,
  usePair,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { PairChart } from '@evenkeel/ui/chart'
import { chart } from '@evenkeel/ui/chart/texts.ts'
import { WithTexts } from '@evenkeel/ui/data/WithTexts.tsx'
import { Suspense, useState } from 'react'
import type en from '../../text/en.ts'
import { BookView } from '../BookView.tsx'
import { TradesView } from '../TradesView.tsx'
import styles from './beside.module.css'
import { shownBook } from './tradedBook.ts'

export default function PairBeside({ mode }: { mode: string }) {
  const { path, query } = usePlace()
  const { symbol } = usePair(mode)
  const instrument = useInstrument(query.get('symbol') ?? symbol)
  if (instrument == null) return null
  return (
    <Prices
      key={instrument.symbol}
      instrument={instrument}
      mode={mode}
      isPair={path === '/kline'}
    />
  )
}

type PricesProps = {
  readonly instrument: Instrument
  readonly mode: string
  readonly isPair: boolean
}

/** The page of a pair has its own chart in the column. */
function Prices({ instrument, mode, isPair }: PricesProps) {
  const text = useText<keyof typeof en>()
  const { base, quote } = instrument
  const { Piece, book, take, isShown } = useTradedBook(instrument, isPair ? undefined : mode)
  return (
    <aside className={styles.right} aria-label={`${base}/${quote}`}>
      <div className={styles.scaled}>
        {!isPair && (
          <div className={styles.chart}>
            <WithTexts texts={chart}>
              <PairChart instrument={instrument} height={360} modes={[mode]} />
            </WithTexts>
          </div>
        )}
        {Piece !== undefined && (
          <Suspense>
            <Piece symbol={instrument.symbol} onBook={take} />
          </Suspense>
        )}
        {isShown && (
          <section aria-label={text('market.book')}>
            <h2 className={styles.name}>
              {text('market.book')}
              <Delay />
            </h2>
            {book === undefined ? (
              <SkeletonRows count={8} mark={false} />
            ) : (
              <BookView instrument={book.instrument} book={book.name} />
            )}
          </section>
        )}
        <section aria-label={text('market.trades')}>
          <h2 className={styles.name}>{text('market.trades')}</h2>
          {book === undefined ? (
            <SkeletonRows count={8} mark={false} />
          ) : (
            <TradesView instrument={book.instrument} book={book.name} />
          )}
        </section>
      </div>
    </aside>
  )
}

function useTradedBook(instrument: Instrument, mode: string | undefined) {
  const { books = [] } = useClient()
  const [told, setTold] = useState<TradedBook>()
  const Piece = books.find((one) => one.mode === mode)?.Piece
  return { Piece, take: setTold, ...shownBook(instrument, Piece !== undefined, told) }
}
