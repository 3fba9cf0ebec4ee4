/** What it was worth at the end of each day, as a line; the last point is now. */
import {
  type Called,
  converted,
  dayOf,
  directionBetween,
  drawn,
  Figure,
  Hideable,
  Section,
  SkeletonChart,
  Tabs,
  TrendLine,
  useBalancesHidden,
  useFormat,
  useMoney,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { type getWorth, worthDays } from '../../contract/worth.ts'
import styles from './Curve.module.css'
import type { ShownMoney } from './money.ts'
import type en from './text/en.ts'

type Days = (typeof worthDays)[number]
type Props = {
  readonly worth: Called<Answer<typeof getWorth>>
  readonly days: Days
  readonly money: ShownMoney
  /** What it is worth now, in USDT, as the total above says: there is one figure for it. */
  readonly total: string | undefined
  onDays(days: Days): void
}

export function Curve({ worth: { data, error }, days, money, total, onDays }: Props) {
  const text = useText<keyof typeof en>()
  const told = data?.curve ?? []
  const points = told.map(({ at, worth, moved }, nth) => {
    const isLast = nth === told.length - 1
    return { at, moved, worth: converted((isLast ? total : undefined) ?? worth, money.rate) }
  })
  return (
    <Section title={text('assets.curve')}>
      <div className={styles.days}>
        <Tabs
          look="pill"
          label={text('assets.curve')}
          tabs={worthDays.map((id) => ({ id, label: text('assets.days', { days: id }) }))}
          value={days}
          onChange={onDays}
        />
      </div>
      <div className={styles.curve}>
        {points.length > 0 ? (
          <Line points={points} days={days} asset={money.currency} />
        ) : error === undefined ? (
          <SkeletonChart height={150} />
        ) : (
          <p className={styles.lost}>{text('assets.noHistory')}</p>
        )}
      </div>
    </Section>
  )
}

type Point = { readonly at: number; readonly worth: string; readonly moved: boolean }
type LineProps = { readonly points: readonly Point[]; readonly days: Days; readonly asset: string }

function Line({ points, days, asset }: LineProps) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const spoken = useMoney()
  const isHidden = useBalancesHidden()
  // What came before the first day is in its worth already.
  const moved = points.flatMap((point, nth) => (point.moved && nth > 0 ? [nth] : []))
  const [pointed, setPointed] = useState<number>()
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  const shown = points[pointed ?? points.length - 1] ?? last
  const ends = {
    first: spoken(first.worth, { least: 2 }),
    last: spoken(last.worth, { least: 2 }),
  }
  // What was paid in is not earned: where there is such, up and down say nothing.
  const direction = moved.length > 0 ? 'same' : directionBetween(first.worth, last.worth)
  return (
    <>
      <p className={styles.shown}>
        <span>{shown === last ? text('assets.now') : format.day(dayOf(shown.at - 1))}</span>
        <span>
          <Hideable>
            <Figure value={shown.worth} least={2} strong /> {asset}
          </Hideable>
        </span>
      </p>
      <TrendLine
        label={text(isHidden ? 'assets.curve' : 'assets.curveSays', { days, ...ends, asset })}
        points={isHidden ? [] : points.map(({ worth }) => drawn(worth))}
        direction={direction}
        marked={isHidden ? [] : moved}
        pointed={isHidden ? undefined : pointed}
        onPoint={setPointed}
      />
      <p className={styles.ends}>
        <span>{format.day(dayOf(first.at - 1))}</span>
        <span>{text('assets.now')}</span>
      </p>
      {moved.length > 0 && !isHidden && <p className={styles.moved}>{text('assets.moved')}</p>}
    </>
  )
}
