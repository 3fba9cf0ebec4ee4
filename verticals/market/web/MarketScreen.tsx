/** The market: coins, options, currencies and shares, to be searched and watched. */
import {
  Button,
  ErrorState,
  type Instrument,
  marketFeed,
  Screen,
  SearchField,
  Tabs,
  useClient,
  useFeed,
  useInstruments,
  usePlace,
  useSession,
  useText,
  useTickers,
  useWatchlist,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { useEffect, useRef } from 'react'
import type { Class } from '../contract/words.ts'
import type en from '../text/en.ts'
import { MarketList } from './MarketList.tsx'
import styles from './MarketScreen.module.css'
import { rowsOf, type Sorting, tapped, type Wanted } from './rows.ts'

/** Options are written on everything that is listed. */
const tabs = ['watchlist', 'crypto', 'options', 'forex', 'stock'] as const
type Tab = (typeof tabs)[number]

export default function MarketScreen() {
  const text = useText<keyof typeof en>()
  const { go, query } = usePlace()
  const { signedIn } = useSession()
  const asked = tabs.find((tab) => tab === query.get('tab'))
  const [tab, setTab] = useLeft<Tab>('tab', asked ?? 'crypto')
  const [search, setSearch] = useLeft('search', query.get('search') ?? '')
  const [sorting, setSorting] = useLeft<Sorting>('sorting', undefined)
  const market = useFeed(marketFeed)
  const instruments = useInstruments()
  const tickers = useTickers()
  const { value: watched = [] } = useWatchlist()
  const box = useRef<HTMLDivElement>(null)
  const comesToSearch = query.has('search')
  useEffect(() => {
    if (comesToSearch) box.current?.querySelector('input')?.focus()
  }, [comesToSearch])
  const failed = instruments.failed && instruments.value === undefined

  const found = search.trim() !== ''

  function pathOf({ symbol }: Instrument) {
    return tab === 'options' && !found ? `/deal/micro?symbol=${symbol}` : `/kline?symbol=${symbol}`
  }
  function retry() {
    instruments.retry()
    tickers.retry()
  }

  const wanted = found ? { search } : wantedIn(tab, watched)
  const rows = rowsOf(instruments.value, tickers.value, wanted)
  return (
    <Screen
      title={text('market.title')}
      reads={[market.instruments, market.tickers, market.sparklines]}
    >
      <div className={styles.search} ref={box}>
        <SearchField label={text('market.search')} value={search} onChange={setSearch} />
      </div>
      {found ? (
        <p className={styles.all}>{text('market.more')}</p>
      ) : (
        <Tabs
          label={text('market.title')}
          tabs={tabs.map((id) => ({ id, label: text(`market.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
      )}
      {failed ? (
        <ErrorState error={new Error()} onRetry={retry} />
      ) : (
        <MarketList
          rows={rows}
          found={found}
          sorting={sorting}
          onSort={(column) => setSorting(tapped(sorting, column))}
          empty={text(found ? 'market.noMatch' : emptyOf(tab, signedIn))}
          emptyAction={found || signedIn || tab !== 'watchlist' ? undefined : <SignIn />}
          pathOf={pathOf}
          onGo={go}
        />
      )}
    </Screen>
  )
}

function SignIn() {
  const text = useText<keyof typeof en>()
  const { askToSignIn } = useClient()
  return (
    <Button look="quiet" size="medium" onClick={askToSignIn}>
      {text('market.signIn')}
    </Button>
  )
}

function emptyOf(tab: Tab, signedIn: boolean): keyof typeof en {
  if (tab !== 'watchlist') return 'market.noPrices'
  return signedIn ? 'market.nothingWatched' : 'market.signInToWatch'
}

function wantedIn(tab: Tab, watched: readonly string[]): Wanted {
  if (tab === 'watchlist') return { symbols: watched }
  return tab === 'options' ? {} : { class: tab satisfies Class }
}
