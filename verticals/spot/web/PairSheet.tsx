/** The sheet in which another pair is chosen: searched, watched, or the most traded. */
import {
  EmptyState,
  type Instrument,
  SearchField,
  Sheet,
  SkeletonRows,
  Tabs,
  useInstruments,
  useText,
  useTickers,
  useWatchlist,
} from '@evenkeel/ui'
import { useState } from 'react'
import type en from '../text/en.ts'
import { PairOption } from './PairOption.tsx'
import styles from './PairSheet.module.css'
import { type PairList, pairLists, pairsIn } from './pairList.ts'

type Props = {
  readonly open: boolean
  onChoose(instrument: Instrument): void
  onClose(): void
}

export function PairSheet({ open, onChoose, onClose }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <Sheet open={open} title={text('spot.choosePair')} tall onClose={onClose}>
      <Pairs
        onChoose={(instrument) => {
          onClose()
          onChoose(instrument)
        }}
      />
    </Sheet>
  )
}

const names = {
  watched: 'spot.watchlist',
  all: 'spot.allPairs',
  hot: 'spot.hot',
} as const satisfies Record<PairList, keyof typeof en>

function Pairs({ onChoose }: Pick<Props, 'onChoose'>) {
  const text = useText<keyof typeof en>()
  const { value: instruments } = useInstruments()
  const { value: tickers } = useTickers()
  const { value: watched = [] } = useWatchlist()
  const [search, setSearch] = useState('')
  const [list, setList] = useState<PairList>('all')
  const rows = pairsIn({ instruments, tickers, watched, list, search })

  return (
    <>
      <div className={styles.top}>
        <SearchField label={text('spot.searchPair')} value={search} onChange={setSearch} />
        <Tabs
          label={text('spot.choosePair')}
          look="pill"
          tabs={pairLists.map((id) => ({ id, label: text(names[id]) }))}
          value={list}
          onChange={setList}
        />
        <p className={styles.head} aria-hidden="true">
          <span>{text('spot.pairVolume')}</span>
          <span>{text('spot.lastPrice')}</span>
          <span className={styles.change}>{text('spot.change24h')}</span>
        </p>
      </div>
      <div className={styles.list}>
        {rows === undefined && <SkeletonRows count={10} />}
        {rows?.length === 0 && (
          <EmptyState icon={list === 'watched' && search === '' ? 'star' : 'search'}>
            {list === 'watched' && search === '' ? text('spot.nothingWatched') : text('ui.noMatch')}
          </EmptyState>
        )}
        <ul>
          {rows?.map(({ instrument, ticker }) => (
            <li key={instrument.symbol}>
              <PairOption
                instrument={instrument}
                ticker={ticker}
                onPress={() => onChoose(instrument)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
