/** The row of the symbol: what is traded, what it did today, and what can be done beside trading it. */
import { ChangePill, CoinMark, Icon, IconButton, Skeleton, useText, useTicker } from '@evenkeel/ui'
import { CalculatorMark } from './CalculatorMark.tsx'
import { coinMarkOf, type Listed } from './listed.ts'
import styles from './SymbolRow.module.css'
import type { Key } from './textKey.ts'

type Props = {
  /** `undefined` while it is on its way. */
  readonly listed: Listed | undefined
  readonly chart: boolean
  onSymbol(): void
  /** Absent where a chart stands beside the column. */
  readonly onChart: (() => void) | undefined
  onCalculator(): void
  onMore(): void
}

export function SymbolRow({ listed, chart, onSymbol, onChart, onCalculator, onMore }: Props) {
  const text = useText<Key>()
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.symbol}
        aria-haspopup="dialog"
        disabled={listed === undefined}
        onClick={onSymbol}
      >
        {listed === undefined ? (
          <Skeleton width={140} tall />
        ) : (
          <>
            <CoinMark asset={coinMarkOf(listed)} />
            <span className={styles.name}>
              <span className={styles.pair}>
                {listed.instrument.base}
                <span className={styles.quote}>/{listed.instrument.quote}</span>
              </span>
              <Icon name="down" size="small" />
            </span>
            <Change symbol={listed.symbol} />
          </>
        )}
      </button>
      <div className={styles.tools}>
        {onChart !== undefined && (
          <IconButton
            icon="candles"
            label={text(chart ? 'contracts.hideChart' : 'contracts.showChart')}
            aria-expanded={chart}
            className={chart ? undefined : styles.off}
            onClick={onChart}
          />
        )}
        <button
          type="button"
          className={styles.calculator}
          aria-label={text('contracts.calculator')}
          aria-haspopup="dialog"
          disabled={listed === undefined}
          onClick={onCalculator}
        >
          <CalculatorMark />
        </button>
        <IconButton
          icon="more"
          label={text('contracts.more')}
          aria-haspopup="dialog"
          className={styles.quiet}
          disabled={listed === undefined}
          onClick={onMore}
        />
      </div>
    </div>
  )
}

function Change({ symbol }: { symbol: string }) {
  const { value: ticker, failed } = useTicker(symbol)
  if (ticker === undefined) return failed ? null : <Skeleton width={48} />
  return <ChangePill percent={ticker.increase} look="wash" />
}
