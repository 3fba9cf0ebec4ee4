/** The market at a glance, for the first page: all, gainers, decliners and hot. */
import {
  Button,
  ErrorState,
  Tabs,
  useClient,
  useInstruments,
  useText,
  useTickers,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { type Ranking, rankings } from '../contract/words.ts'
import type en from '../text/en.ts'
import { MarketList } from './MarketList.tsx'
import { rowsOf } from './rows.ts'
import styles from './Trends.module.css'

type Key = keyof typeof en
const names: Readonly<Record<Ranking, Key>> = {
  combined: 'market.all',
  gainers: 'market.gainers',
  decliners: 'market.decliners',
  hot: 'market.hot',
}
const ROWS = 12

export default function Trends() {
  const text = useText<Key>()
  const { go } = useClient()
  const [ranking, setRanking] = useLeft<Ranking>('ranking', 'combined')
  const instruments = useInstruments()
  const tickers = useTickers()
  const rows = rowsOf(instruments.value, tickers.value, { class: 'crypto', ranking })
  const failed = rows === undefined && (instruments.failed || tickers.failed)

  function retry() {
    instruments.retry()
    tickers.retry()
  }
  return (
    <section className={styles.trends} aria-label={text('market.trends')}>
      <Tabs
        label={text('market.trends')}
        tabs={rankings.map((id) => ({ id, label: text(names[id]) }))}
        value={ranking}
        onChange={setRanking}
      />
      {failed ? (
        <ErrorState error={new Error()} onRetry={retry} />
      ) : (
        <MarketList
          rows={rows?.slice(0, ROWS)}
          empty={text('market.noneInRanking')}
          pathOf={({ symbol }) => `/kline?symbol=${symbol}`}
          onGo={go}
        />
      )}
      <div className={styles.more}>
        <Button look="quiet" onClick={() => go('/market')}>
          {text('market.more')}
        </Button>
      </div>
    </section>
  )
}
