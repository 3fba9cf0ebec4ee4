/** At the right of the column: the chart of the pair that is traded, its book and its trades. */
import { type Instrument, useInstrument, usePair, usePlace, useText } from '@evenkeel/ui'
import { PairChart } from '@evenkeel/ui/chart'
import { chart } from '@evenkeel/ui/chart/texts.ts'
import { WithTexts } from '@evenkeel/ui/data/WithTexts.tsx'
import type en from '../../text/en.ts'
import { BookView } from '../BookView.tsx'
import { TradesView } from '../TradesView.tsx'
import styles from './beside.module.css'

export default function PairBeside({ mode }: { mode: string }) {
  const { path, query } = usePlace()
  const { symbol } = usePair(mode)
  const instrument = useInstrument((path === '/kline' && query.get('symbol')) || symbol)
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
  const { base, quote, hasBook } = instrument
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
        {hasBook && (
          <section aria-label={text('market.book')}>
            <h2 className={styles.name}>{text('market.book')}</h2>
            <BookView instrument={instrument} />
          </section>
        )}
        <section aria-label={text('market.trades')}>
          <h2 className={styles.name}>{text('market.trades')}</h2>
          <TradesView instrument={instrument} />
        </section>
      </div>
    </aside>
  )
}
