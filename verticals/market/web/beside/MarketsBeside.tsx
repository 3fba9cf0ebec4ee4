/** At the left of the column: every market that can be traded this way, one press from the form. */
import {
  type Instrument,
  SearchField,
  useInstruments,
  usePlace,
  useText,
  useTickers,
} from '@evenkeel/ui'
import { useRoomThreefold } from '@evenkeel/ui/data/room.ts'
import { useState } from 'react'
import type en from '../../text/en.ts'
import { MarketList } from '../MarketList.tsx'
import { rowsOf, type Sorting, tapped } from '../rows.ts'
import styles from './beside.module.css'

export default function MarketsBeside({ mode }: { mode: string }) {
  const text = useText<keyof typeof en>()
  const { path, go } = usePlace()
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>()
  const instruments = useInstruments()
  const tickers = useTickers()
  const isNarrow = !useRoomThreefold()
  const isPair = path === '/kline'
  // Spot has books of coins alone; everything else is there in every way of trading.
  const listed = mode === 'trade' && !isPair ? ({ class: 'crypto' } as const) : {}
  const rows = rowsOf(instruments.value, tickers.value, { ...listed, search })

  const pathOf = ({ symbol }: Instrument) => `${path}?symbol=${symbol}`
  return (
    <aside className={styles.left} aria-label={text('market.title')}>
      <div className={styles.scaled} data-narrow={isNarrow || undefined}>
        <div className={styles.search}>
          <SearchField label={text('market.search')} value={search} onChange={setSearch} />
        </div>
        <MarketList
          rows={rows}
          empty={text(search === '' ? 'market.noPrices' : 'market.noMatch')}
          sorting={sorting}
          onSort={(column) => setSorting(tapped(sorting, column))}
          pathOf={pathOf}
          onGo={go}
        />
      </div>
    </aside>
  )
}
