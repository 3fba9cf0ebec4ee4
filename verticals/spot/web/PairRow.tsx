/** The row of the pair: what is traded, what it did today, and what can be done beside trading it. */
import {
  ChangePill,
  CoinMark,
  Icon,
  IconButton,
  type Instrument,
  marketFeed,
  Skeleton,
  useClient,
  useFeed,
  useSession,
  useText,
  useTicker,
  useToast,
  useWatchlist,
} from '@evenkeel/ui'
import { useState } from 'react'
import type en from '../text/en.ts'
import styles from './PairRow.module.css'

type Props = {
  /** `undefined` while it is on its way. */
  readonly instrument: Instrument | undefined
  readonly chart: boolean
  onPair(): void
  /** Absent where a chart stands beside the column. */
  readonly onChart: (() => void) | undefined
  onMore(): void
}

export function PairRow({ instrument, chart, onPair, onChart, onMore }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.pair}
        aria-haspopup="dialog"
        disabled={instrument === undefined}
        onClick={onPair}
      >
        {instrument === undefined ? (
          <Skeleton width={140} tall />
        ) : (
          <>
            <CoinMark asset={instrument.base} />
            <span className={styles.name}>
              <span className={styles.coins}>
                {instrument.base}
                <span className={styles.quote}>/{instrument.quote}</span>
              </span>
              <Icon name="down" size="small" />
            </span>
            <Change symbol={instrument.symbol} />
          </>
        )}
      </button>
      <div className={styles.tools}>
        {onChart !== undefined && (
          <IconButton
            icon="candles"
            label={text(chart ? 'spot.hideChart' : 'spot.showChart')}
            aria-expanded={chart}
            className={chart ? undefined : styles.off}
            onClick={onChart}
          />
        )}
        {instrument !== undefined && <Star symbol={instrument.symbol} />}
        <IconButton
          icon="more"
          label={text('spot.more')}
          aria-haspopup="dialog"
          className={styles.quiet}
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

function Star({ symbol }: { symbol: string }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const market = useFeed(marketFeed)
  const { askToSignIn } = useClient()
  const { signedIn } = useSession()
  const { value = [] } = useWatchlist()
  const [busy, setBusy] = useState(false)
  const isWatched = value.includes(symbol)

  async function press() {
    if (!signedIn) return askToSignIn()
    if (busy) return
    setBusy(true)
    try {
      await market.watch(symbol, !isWatched)
    } catch {
      toast(text('ui.unreachable'), 'failure')
    } finally {
      setBusy(false)
    }
  }
  return (
    <IconButton
      icon="star"
      filled={isWatched}
      label={text(isWatched ? 'spot.unwatch' : 'spot.watch')}
      aria-pressed={isWatched}
      className={isWatched ? styles.watched : styles.quiet}
      onClick={() => void press()}
    />
  )
}
