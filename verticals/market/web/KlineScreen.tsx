/** The page of a pair: where it stands, its chart, its book, its trades, and the ways to trade it. */
import {
  Button,
  ChangePill,
  EmptyState,
  FeedNotice,
  IconButton,
  type Instrument,
  marketFeed,
  PriceText,
  Screen,
  Skeleton,
  TabPanel,
  Tabs,
  useClient,
  useFeed,
  useFormat,
  useInstrument,
  useIsSimulated,
  usePair,
  usePlace,
  useSession,
  useText,
  useTicker,
} from '@evenkeel/ui'
import { PairChart } from '@evenkeel/ui/chart'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { useState } from 'react'
import type en from '../text/en.ts'
import { AlertSheet } from './AlertSheet.tsx'
import { BookView } from './BookView.tsx'
import { DepthView } from './DepthView.tsx'
import styles from './KlineScreen.module.css'
import { TradesView } from './TradesView.tsx'
import { useClosed } from './useClosed.ts'
import { WatchButton } from './WatchButton.tsx'

const views = ['book', 'trades', 'depth'] as const
type View = (typeof views)[number]

export default function KlineScreen() {
  const text = useText<keyof typeof en>()
  const { query, go } = usePlace()
  const { symbol: chosen } = usePair('trade')
  const symbol = query.get('symbol') ?? chosen
  const instrument = useInstrument(symbol)
  if (instrument === null)
    return (
      <Screen title={text('market.title')}>
        <EmptyState
          icon="candles"
          action={
            <Button look="quiet" onClick={() => go('/market')}>
              {text('market.toMarkets')}
            </Button>
          }
        >
          {text('market.unknownPair')}
        </EmptyState>
      </Screen>
    )
  if (instrument === undefined)
    return (
      <Screen title="">
        <div className={styles.waiting}>
          <Skeleton width={160} tall />
        </div>
      </Screen>
    )
  return <PairPage instrument={instrument} key={symbol} />
}

function PairPage({ instrument }: { instrument: Instrument }) {
  const text = useText<keyof typeof en>()
  const market = useFeed(marketFeed)
  const { askToSignIn } = useClient()
  const { signedIn } = useSession()
  const { symbol, hasBook } = instrument
  const [view, setView] = useLeft<View>('view', instrument.hasBook ? 'book' : 'trades')
  const [alerting, setAlerting] = useState(false)
  const shown: readonly View[] = instrument.hasBook ? views : ['trades']
  return (
    <Screen
      title={nameOf(instrument)}
      reads={[
        market.ticker(symbol),
        market.trades(symbol),
        ...(hasBook ? [market.depth(symbol, 0)] : []),
      ]}
      right={
        <>
          <WatchButton symbol={instrument.symbol} />
          <IconButton
            icon="bell"
            label={text('market.alert')}
            aria-haspopup="dialog"
            onClick={() => (signedIn ? setAlerting(true) : askToSignIn())}
          />
        </>
      }
    >
      <Standing instrument={instrument} />
      <PairChart instrument={instrument} height={340} />
      <Tabs
        name="pair"
        label={nameOf(instrument)}
        tabs={shown.map((id) => ({ id, label: text(`market.${id}`) }))}
        value={view}
        onChange={setView}
      />
      <TabPanel name="pair" value={view}>
        {view === 'book' && <BookView instrument={instrument} />}
        {view === 'trades' && <TradesView instrument={instrument} />}
        {view === 'depth' && <DepthView instrument={instrument} />}
      </TabPanel>
      <WaysToTrade instrument={instrument} />
      <AlertSheet
        instrument={instrument}
        open={alerting && signedIn}
        onClose={() => setAlerting(false)}
      />
    </Screen>
  )
}

/** The price, and what it did in 24 hours. */
function Standing({ instrument }: { instrument: Instrument }) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const { value: ticker } = useTicker(instrument.symbol)
  const isSimulated = useIsSimulated()(instrument)
  const { whole } = useClosed()
  const closed = ticker && whole(ticker)
  const { base, quote, priceStep } = instrument
  const price = (value: string | undefined) =>
    value === undefined ? '–' : format.price(value, priceStep)
  const volume = (value: string | undefined) => (value === undefined ? '–' : format.compact(value))
  const figures = [
    [text('market.high'), price(ticker?.high)],
    [text('market.volumeBase', { asset: base }), volume(ticker?.amount)],
    [text('market.low'), price(ticker?.low)],
    [text('market.volumeQuote', { asset: quote }), volume(ticker?.vol)],
  ] as const
  return (
    <section className={styles.standing}>
      <div className={styles.now}>
        {ticker === undefined ? (
          <Skeleton width={160} tall />
        ) : (
          <PriceText value={ticker.close} tick={priceStep} size="large" arrow />
        )}
        <p className={styles.change}>
          {ticker !== undefined && <ChangePill percent={ticker.increase} look="wash" />}
          {isSimulated && <FeedNotice state="simulated" />}
          {closed !== undefined && <FeedNotice state={{ closed }} />}
          {ticker?.isStale && <FeedNotice state="stale" />}
        </p>
      </div>
      <dl className={styles.figures} data-live="">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const others = [
  { path: '/deal/micro', key: 'market.options' },
  { path: '/deal/lever', key: 'market.contract' },
] as const

/** In the order of the tabs: coins change hands in a book; options and contracts are written on everything. */
function WaysToTrade({ instrument }: { instrument: Instrument }) {
  const text = useText<keyof typeof en>()
  const { go } = useClient()
  const { symbol, hasBook } = instrument
  return (
    <div className={styles.ways}>
      {hasBook && (
        <Button onClick={() => go(`/deal/trade?symbol=${symbol}`)}>{text('market.spot')}</Button>
      )}
      {others.map(({ path, key }) => (
        <Button key={path} look="quiet" onClick={() => go(`${path}?symbol=${symbol}`)}>
          {text(key)}
        </Button>
      ))}
    </div>
  )
}

function nameOf({ base, quote }: Instrument): string {
  return `${base}/${quote}`
}
