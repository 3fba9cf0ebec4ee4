/** What the bill is narrowed by: a coin, and a period. */
import { Choice, CoinMark, PeriodChoice, useText } from '@evenkeel/ui'
import type { Period } from '@evenkeel/ui/format/period.ts'
import styles from './Filters.module.css'
import type en from './text/en.ts'

type Props = {
  readonly coins: readonly string[]
  readonly asset: string | undefined
  readonly period: Period
  onAsset(asset: string | undefined): void
  onPeriod(period: Period): void
}

/** Stands for none of them. */
const EVERY = ''

export function Filters({ coins, asset, period, onAsset, onPeriod }: Props) {
  const text = useText<keyof typeof en>()
  const every = { id: EVERY, label: text('bill.allCoins') }
  return (
    <div className={styles.filters}>
      <Choice
        look="small"
        label={text('bill.coin')}
        options={[
          every,
          ...coins.map((id) => ({ id, label: id, mark: <CoinMark asset={id} size="small" /> })),
        ]}
        value={asset ?? EVERY}
        onChange={(id) => onAsset(id === EVERY ? undefined : id)}
      />
      <PeriodChoice
        words={{
          label: text('bill.range'),
          all: text('bill.range.all'),
          days: (days) => text('bill.range.days', { days }),
          own: text('bill.range.own'),
          from: text('bill.range.from'),
          to: text('bill.range.to'),
          wrong: text('bill.range.wrong'),
          apply: text('bill.range.apply'),
        }}
        value={period}
        onChange={onPeriod}
      />
    </div>
  )
}
