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
  const format = useFormat()
  const spoken = useMoney()
  const isHidden = useBalancesHidden()
  const [pointed, setPointed] = useState<number>()
  const told = data?.curve ?? []
  const points = told.map(({ at, worth }, nth) => {
    const isLast = nth === told.length - 1
    return { at, worth: converted((isLast ? total : undefined) ?? worth, money.rate) }
  })
  const [first, last] = [points[0], points.at(-1)]
  const shown = points[pointed ?? points.length - 1]
  const isNow = shown === last
  const label =
    first === undefined || last === undefined || isHidden
      ? text('assets.curve')
      : text('assets.curveSays', {
          days,
          first: spoken(first.worth, { least: 2 }),
          last: spoken(last.worth, { least: 2 }),
          asset: money.currency,
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
        {shown === undefined ? (
          error === undefined ? (
            <SkeletonChart height={150} />
          ) : (
            <p className={styles.lost}>{text('assets.noHistory')}</p>
          )
        ) : (
          <>
            <p className={styles.shown}>
              <span>{isNow ? text('assets.now') : format.day(dayOf(shown.at - 1))}</span>
              <span>
                <Hideable>
                  <Figure value={shown.worth} least={2} strong /> {money.currency}
                </Hideable>
              </span>
            </p>
            <TrendLine
              label={label}
              points={isHidden ? [] : points.map(({ worth }) => drawn(worth))}
              direction={directionBetween(first?.worth ?? '0', last?.worth ?? '0')}
              pointed={isHidden ? undefined : pointed}
              onPoint={setPointed}
            />
            <p className={styles.ends}>
              <span>{first && format.day(dayOf(first.at - 1))}</span>
              <span>{text('assets.now')}</span>
            </p>
          </>
        )}
      </div>
    </Section>
  )
}
