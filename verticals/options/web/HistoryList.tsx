/** The options that are settled, newest first: by outcome, direction and time, with what they came to together. */
import {
  Button,
  Choice,
  EmptyState,
  ErrorState,
  InfiniteList,
  PeriodChoice,
  SkeletonRows,
  Switch,
  Tabs,
  useChannel,
  usePages,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { ALL_TIME, momentsOf, type Period } from '@evenkeel/ui/format/period.ts'
import { useMemo } from 'react'
import { getOptionHistory, optionsChannel } from '../contract/index.ts'
import styles from './HistoryList.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { directionNames, stateNames } from './names.ts'
import type { Offer } from './offer.ts'
import type { Option } from './optionLists.ts'
import { Totals } from './Totals.tsx'
import type { Key } from './textKey.ts'

type Props = {
  readonly symbol: string
  readonly offers: ReadonlyMap<string, Offer>
  readonly onlySymbol: boolean
  onOnlySymbol(only: boolean): void
  onOption(option: Option): void
}

const outcomes = ['all', 'won', 'lost', 'equal', 'refunded'] as const
const directions = ['any', 'rise', 'fall'] as const
type Filter = {
  readonly outcome: (typeof outcomes)[number]
  readonly direction: (typeof directions)[number]
  readonly period: Period
}
const EVERYTHING: Filter = { outcome: 'all', direction: 'any', period: ALL_TIME }

export function HistoryList({ symbol, offers, onlySymbol, onOnlySymbol, onOption }: Props) {
  const text = useText<Key>()
  const [filter, setFilter] = useLeft('filter', EVERYTHING)
  const input = useMemo(() => {
    const { outcome, direction, period } = filter
    const { from, to } = momentsOf(period, new Date())
    return {
      symbol: onlySymbol ? symbol : undefined,
      outcome: outcome === 'all' ? undefined : outcome,
      direction: direction === 'any' ? undefined : direction,
      from,
      until: to,
    }
  }, [filter, onlySymbol, symbol])
  const { rows, error, more, loadingMore, moreFailed, loadMore, reload, refresh } = usePages(
    getOptionHistory,
    { input, rowsOf: ({ options }) => options },
  )
  useChannel(
    optionsChannel,
    ({ options }) => options.some(({ isSettled }) => isSettled) && refresh(),
  )

  const { outcome, direction, period } = filter
  const isOpen = outcome === 'all' && direction === 'any' && period.name === 'all'
  const isWhole = isOpen && !onlySymbol

  function showAll() {
    setFilter(EVERYTHING)
    onOnlySymbol(false)
  }

  return (
    <>
      <Filters
        filter={filter}
        onlySymbol={onlySymbol}
        onFilter={setFilter}
        onOnlySymbol={onOnlySymbol}
      />
      <Totals input={input} />
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={4} mark={false} />}
      {rows?.length === 0 && <Nothing isWhole={isWhole} onShowAll={showAll} />}
      {rows !== undefined && rows.length > 0 && (
        <InfiniteList
          label={text('options.history')}
          rows={rows}
          rowPx={150}
          more={more}
          loading={loadingMore}
          failed={moreFailed}
          keyOf={({ id }) => id}
          onMore={loadMore}
        >
          {(option) => (
            <HistoryRow
              option={option}
              offer={offers.get(option.symbol)}
              onPress={() => onOption(option)}
            />
          )}
        </InfiniteList>
      )}
    </>
  )
}

type FiltersProps = Pick<Props, 'onlySymbol' | 'onOnlySymbol'> & {
  readonly filter: Filter
  onFilter(filter: Filter): void
}

function Filters({ filter, onlySymbol, onFilter, onOnlySymbol }: FiltersProps) {
  const text = useText<Key>()
  return (
    <div className={styles.head}>
      <Tabs
        look="pill"
        label={text('options.outcome')}
        tabs={outcomes.map((id) => ({
          id,
          label: text(id === 'all' ? 'options.listAll' : stateNames[id]),
        }))}
        value={filter.outcome}
        onChange={(outcome) => onFilter({ ...filter, outcome })}
      />
      <div className={styles.choices}>
        <Choice
          look="small"
          label={text('options.direction')}
          options={directions.map((id) => ({
            id,
            label: text(id === 'any' ? 'options.anyDirection' : directionNames[id]),
          }))}
          value={filter.direction}
          onChange={(direction) => onFilter({ ...filter, direction })}
        />
        <PeriodChoice
          words={{
            label: text('options.period'),
            all: text('options.periodAll'),
            days: (days) => text('options.periodDays', { days }),
            own: text('options.periodOwn'),
            from: text('options.periodFrom'),
            to: text('options.periodTo'),
            wrong: text('options.periodWrong'),
            apply: text('options.periodApply'),
          }}
          value={filter.period}
          onChange={(period) => onFilter({ ...filter, period })}
        />
      </div>
      <Switch label={text('options.onlySymbol')} checked={onlySymbol} onChange={onOnlySymbol} />
    </div>
  )
}

/** There is nothing at all yet, or nothing that fits the filters. */
function Nothing({ isWhole, onShowAll }: { isWhole: boolean; onShowAll: () => void }) {
  const text = useText<Key>()
  if (isWhole) return <EmptyState icon="history">{text('options.noHistory')}</EmptyState>
  return (
    <EmptyState
      icon="filter"
      action={
        <Button look="quiet" size="medium" onClick={onShowAll}>
          {text('options.showAll')}
        </Button>
      }
    >
      {text('options.noHistoryMatch')}
    </EmptyState>
  )
}
