/** What an item or a collection was sold for: the chart, and what it says of the moment that is pointed at. */
import {
  drawn,
  Money,
  SkeletonChart,
  Tabs,
  useCall,
  useFormat,
  useMoney,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getPriceHistory, historyDays } from '../contract/index.ts'
import { DAY_MS } from '../core/rules.ts'
import type { Info } from './InfoScreen.tsx'
import { PriceChart } from './PriceChart.tsx'
import styles from './PriceHistory.module.css'
import type { Key } from './textKey.ts'
import { useMarketNews } from './useMarketNews.ts'

type Sale = Info['sales'][number]

/** The sales of one item; those of the answer are the newest first. */
export function ItemPrices({ sales }: { sales: readonly Sale[] }) {
  const text = useText<Key>()
  const money = useMoney()
  const [pointed, setPointed] = useState<number>()
  const told = useMemo(() => sales.toReversed(), [sales])
  const points = useMemo(() => told.map(({ at, price }) => ({ at, price: drawn(price) })), [told])
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined) return null
  const shown = told[pointed ?? told.length - 1] ?? last
  const span = { from: first.at, to: Math.max(Date.now(), last.at) }
  const ends = { first: money(first.price), last: money(last.price) }
  return (
    <div className={styles.chart}>
      <Head day={utcDay(shown.at)} price={shown.price} />
      <PriceChart
        isStepped
        label={text('nft.chartSays', { count: told.length, ...ends })}
        points={points}
        span={span}
        pointed={pointed}
        onPoint={setPointed}
      />
      <Ends {...span} />
    </div>
  )
}

type Days = (typeof historyDays)[number]
const counts: Readonly<Record<Days, number>> = { '7': 7, '30': 30, '90': 90 }

/** A collection's average price and volume, day by day. */
export function CollectionPrices({ collection }: { collection: string }) {
  const text = useText<Key>()
  const [days, setDays] = useState<Days>('30')
  const read = useCall(getPriceHistory, { collection, days })
  useMarketNews(({ items }) => items.some((one) => one.collection === collection), read.refresh)
  return (
    <>
      <div className={styles.days}>
        <Tabs
          look="pill"
          label={text('nft.priceHistory')}
          tabs={historyDays.map((id) => ({ id, label: text('nft.days', { days: counts[id] }) }))}
          value={days}
          onChange={setDays}
        />
      </div>
      <div className={styles.chart}>
        {read.data !== undefined ? (
          <ByDay told={read.data.days} days={counts[days]} />
        ) : read.error === undefined ? (
          <SkeletonChart height={170} />
        ) : (
          <p className={styles.none}>{text('ui.unreachable')}</p>
        )}
      </div>
    </>
  )
}

type Day = Answer<typeof getPriceHistory>['days'][number]

function ByDay({ told, days }: { told: readonly Day[]; days: number }) {
  const text = useText<Key>()
  const money = useMoney()
  const [pointed, setPointed] = useState<number>()
  const points = useMemo(
    () =>
      told.map(({ at, average, volume }) => {
        return { at, price: drawn(average), volume: drawn(volume) }
      }),
    [told],
  )
  const last = told.at(-1)
  if (last === undefined) return <p className={styles.none}>{text('nft.noSalesThen')}</p>
  const shown = told[pointed ?? told.length - 1] ?? last
  const now = Date.now()
  const to = Math.max(now - (now % DAY_MS), last.at)
  const from = to - (days - 1) * DAY_MS
  const count = told.reduce((sum, { sales }) => sum + sales, 0)
  const ends = { first: money(told[0]?.average ?? '0'), last: money(last.average) }
  return (
    <>
      <Head day={utcDay(shown.at)} price={shown.average} label={text('nft.averagePrice')} />
      <PriceChart
        label={text('nft.chartSays', { count, ...ends })}
        points={points}
        span={{ from, to }}
        pointed={pointed}
        onPoint={setPointed}
      />
      <Ends from={from} to={to} />
      <p className={styles.volume}>
        <span>{text('nft.soldTimes', { count: shown.sales })}</span>
        <span>
          {text('nft.volume')} <Money value={shown.volume} asset="USDT" strong />
        </span>
      </p>
    </>
  )
}

function Head({ day, price, label }: { day: string; price: string; label?: string }) {
  const format = useFormat()
  return (
    <p className={styles.head}>
      <span>{label === undefined ? format.day(day) : `${label} · ${format.day(day)}`}</span>
      <Money value={price} asset="USDT" strong />
    </p>
  )
}

function Ends({ from, to }: { from: number; to: number }) {
  const format = useFormat()
  return (
    <p className={styles.ends}>
      <span>{format.day(utcDay(from))}</span>
      {to > from && <span>{format.day(utcDay(to))}</span>}
    </p>
  )
}

/** The day in UTC: sales are counted by it. */
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)
