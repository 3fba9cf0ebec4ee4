/** The sheet in which another contract is chosen: searched, watched, or of one class. */
import {
  ChangePill,
  CoinMark,
  EmptyState,
  ListRow,
  PriceText,
  SearchField,
  Sheet,
  Skeleton,
  Tabs,
  type Ticker,
  useText,
  useTickers,
  useWatchlist,
} from '@evenkeel/ui'
import { useState } from 'react'
import { coinMarkOf, type Listed } from './listed.ts'
import styles from './SymbolSheet.module.css'
import { type SymbolList, symbolLists, symbolsIn } from './symbolList.ts'
import type { Key } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly all: readonly Listed[]
  onChoose(listed: Listed): void
  onClose(): void
}

const names = {
  all: 'contracts.listAll',
  watched: 'contracts.listWatched',
  crypto: 'contracts.listCrypto',
  forex: 'contracts.listForex',
  stock: 'contracts.listStock',
} as const satisfies Record<SymbolList, Key>

export function SymbolSheet({ open, all, onChoose, onClose }: Props) {
  const text = useText<Key>()
  return (
    <Sheet open={open} title={text('contracts.chooseSymbol')} tall onClose={onClose}>
      <Symbols
        all={all}
        onChoose={(listed) => {
          onClose()
          onChoose(listed)
        }}
      />
    </Sheet>
  )
}

function Symbols({ all, onChoose }: Pick<Props, 'all' | 'onChoose'>) {
  const text = useText<Key>()
  const { value: tickers } = useTickers()
  const { value: watched = [] } = useWatchlist()
  const [search, setSearch] = useState('')
  const [list, setList] = useState<SymbolList>('all')
  const rows = symbolsIn({ all, watched, list, search })
  const isUnwatched = list === 'watched' && search === ''
  return (
    <>
      <div className={styles.top}>
        <SearchField label={text('contracts.searchSymbol')} value={search} onChange={setSearch} />
        <Tabs
          label={text('contracts.chooseSymbol')}
          look="pill"
          tabs={symbolLists.map((id) => ({ id, label: text(names[id]) }))}
          value={list}
          onChange={setList}
        />
        <p className={styles.head} aria-hidden="true">
          <span>{text('contracts.contract')}</span>
          <span>{text('contracts.lastPrice')}</span>
          <span className={styles.change}>{text('contracts.change24h')}</span>
        </p>
      </div>
      <div className={styles.list}>
        {rows.length === 0 && (
          <EmptyState icon={isUnwatched ? 'star' : 'search'}>
            {isUnwatched ? text('contracts.nothingWatched') : text('ui.noMatch')}
          </EmptyState>
        )}
        <ul>
          {rows.map((listed) => (
            <li key={listed.symbol}>
              <SymbolOption
                listed={listed}
                ticker={tickers?.find(({ symbol }) => symbol === listed.symbol)}
                onPress={() => onChoose(listed)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

type OptionProps = {
  readonly listed: Listed
  readonly ticker: Ticker | undefined
  onPress(): void
}

function SymbolOption({ listed, ticker, onPress }: OptionProps) {
  const text = useText<Key>()
  const { instrument, terms, symbol } = listed
  return (
    <ListRow
      mark={<CoinMark asset={coinMarkOf(listed)} size="large" />}
      title={
        <span className={styles.title}>
          <span className={styles.pair}>
            {instrument.base}
            <span className={styles.quote}>/{instrument.quote}</span>
          </span>
          {instrument.name !== instrument.base && (
            <span className={styles.called}>{instrument.name}</span>
          )}
        </span>
      }
      detail={
        <span className={styles.detail}>
          {text('contracts.upTo', { leverage: Math.max(...terms.leverages) })}
        </span>
      }
      end={
        <span className={styles.figures}>
          {ticker === undefined ? (
            <Skeleton width={152} tall />
          ) : (
            <>
              <PriceText look="plain" value={ticker.close} tick={instrument.priceStep} />
              <ChangePill percent={ticker.increase} />
            </>
          )}
        </span>
      }
      path={`/deal/lever?symbol=${symbol}`}
      onPress={onPress}
    />
  )
}
