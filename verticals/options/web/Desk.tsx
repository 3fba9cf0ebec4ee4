/** The desk of a symbol: the line of seconds with what runs on it, and the form below. */
import {
  ErrorState,
  FeedNotice,
  marketFeed,
  useFeed,
  useInstrument,
  useMoney,
  useTicker,
} from '@evenkeel/ui'
import { drawn } from '@evenkeel/ui/format/drawing.ts'
import { useMemo } from 'react'
import { type Mark, SecondsChart } from './chart/SecondsChart.tsx'
import { useSeconds } from './chart/useSeconds.ts'
import type { Choices, Choose } from './choices.ts'
import styles from './Desk.module.css'
import { OrderForm } from './OrderForm.tsx'
import { type Offer, termAt } from './offer.ts'
import { wouldBe } from './optionLists.ts'
import type { Limits } from './useLimits.ts'
import type { Open } from './useOpenOptions.ts'

type Props = {
  readonly offer: Offer
  readonly asset: string
  /** Absent for a visitor. */
  readonly open: Open | undefined
  readonly limits: Limits | undefined
  readonly choices: Choices
  choose: Choose
  /** What is offered has changed. */
  onOutdated(): void
}

const MS = 1_000

export function Desk({ offer, asset, open, limits, choices, choose, onOutdated }: Props) {
  const term = termAt(offer, choices.seconds)
  if (term === undefined) return null
  return (
    <>
      <Chart offer={offer} open={open} durationMs={term.seconds * MS} />
      <OrderForm
        offer={offer}
        term={term}
        asset={asset}
        open={open}
        limits={limits}
        onTerm={(seconds) => choose({ seconds })}
        onOutdated={onOutdated}
      />
    </>
  )
}

type ChartProps = Pick<Props, 'offer' | 'open'> & { readonly durationMs: number }

function Chart({ offer, open, durationMs }: ChartProps) {
  const money = useMoney()
  const market = useFeed(marketFeed)
  const { points, failed } = useSeconds(offer.symbol)
  const { value: ticker } = useTicker(offer.symbol)
  const instrument = useInstrument(offer.symbol)
  const isStale = ticker?.isStale === true
  const price = ticker?.index
  const marks = useMemo(
    () =>
      (open?.options ?? [])
        .filter(({ symbol }) => symbol === offer.symbol)
        .flatMap((option): Mark[] => {
          const result = wouldBe(option, price)
          if (option.opened === undefined || result === undefined) return []
          const { id, direction, expiresAt, opened } = option
          return [
            {
              id,
              direction,
              expiresAt,
              openedAt: opened.at,
              openPrice: drawn(opened.price),
              result: money(result.gain, { least: 2, signed: true }),
              tone: result.tone,
            },
          ]
        }),
    [open?.options, offer.symbol, price, money],
  )
  if (failed && points.length === 0)
    return <ErrorState error={new Error()} onRetry={() => market.ticker(offer.symbol).retry()} />
  return (
    <div className={styles.chart}>
      {(isStale || instrument?.isSimulated) && (
        <span className={styles.feed}>
          <FeedNotice state={isStale ? 'stale' : 'simulated'} />
        </span>
      )}
      <SecondsChart
        offer={offer}
        points={points}
        marks={marks}
        durationMs={durationMs}
        isStale={isStale}
      />
    </div>
  )
}
