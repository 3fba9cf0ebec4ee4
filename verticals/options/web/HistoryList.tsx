/** The options that are settled, newest first: all or of one outcome, with what they came to together. */
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  SkeletonRows,
  Switch,
  Tabs,
  useChannel,
  usePages,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { getOptionHistory, optionsChannel } from '../contract/index.ts'
import styles from './HistoryList.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { stateNames } from './names.ts'
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
type Filter = (typeof outcomes)[number]

export function HistoryList({ symbol, offers, onlySymbol, onOnlySymbol, onOption }: Props) {
  const text = useText<Key>()
  const [outcome, setOutcome] = useState<Filter>('all')
  const input = {
    symbol: onlySymbol ? symbol : undefined,
    outcome: outcome === 'all' ? undefined : outcome,
  }
  const { rows, error, more, loadingMore, moreFailed, loadMore, reload } = usePages(
    getOptionHistory,
    { input, rowsOf: ({ options }) => options },
  )
  useChannel(
    optionsChannel,
    ({ options }) => options.some(({ isSettled }) => isSettled) && reload(),
  )

  function showAll() {
    setOutcome('all')
    onOnlySymbol(false)
  }

  return (
    <>
      <Filters
        outcome={outcome}
        onlySymbol={onlySymbol}
        onOutcome={setOutcome}
        onOnlySymbol={onOnlySymbol}
      />
      <Totals input={input} />
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={4} mark={false} />}
      {rows?.length === 0 && (
        <Nothing isWhole={outcome === 'all' && !onlySymbol} onShowAll={showAll} />
      )}
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
  readonly outcome: Filter
  onOutcome(outcome: Filter): void
}

function Filters({ outcome, onlySymbol, onOutcome, onOnlySymbol }: FiltersProps) {
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
        value={outcome}
        onChange={onOutcome}
      />
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
