/** Spot trade: a pair, its chart, the form beside the book, and the member's orders. */
import {
  Button,
  balancesFeed,
  Caution,
  EmptyState,
  ErrorState,
  type Instrument,
  marketFeed,
  Screen,
  useCall,
  useClient,
  useFeed,
  usePlace,
  useSession,
  useText,
} from '@evenkeel/ui'
import type { OwnOrder } from '@evenkeel/ui/book'
import { PairChart } from '@evenkeel/ui/chart'
import { useFolding } from '@evenkeel/ui/data/folding.ts'
import { useMemo, useState } from 'react'
import { getPairs } from '../contract/index.ts'
import type en from '../text/en.ts'
import { type Choices, type Choose, useChoices } from './choices.ts'
import { DealTabs } from './DealTabs.tsx'
import { Desk } from './Desk.tsx'
import { DeskSkeleton } from './DeskSkeleton.tsx'
import { EmptyPurse } from './EmptyPurse.tsx'
import { MoreSheet } from './MoreSheet.tsx'
import { Orders } from './Orders.tsx'
import { PairRow } from './PairRow.tsx'
import { PairSheet } from './PairSheet.tsx'
import styles from './TradeScreen.module.css'
import type { Terms } from './tradeMarket.ts'
import { sideIn } from './tradePair.ts'
import { useOpenOrders } from './useOpenOrders.ts'
import { useTradePair } from './useTradePair.ts'

const CHART_HEIGHT = 152
const MODES = ['trade']
/** In design pixels: with the chart above it, a form shows its side, price and amount above the button in a window so tall. */
const ROOM_WITH_CHART = 620

export default function TradeScreen() {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const market = useFeed(marketFeed)
  const balances = useFeed(balancesFeed)
  const { signedIn } = useSession()
  const { instrument, failed, retry, choose: choosePair } = useTradePair()
  const [choices, choose] = useChoices()
  const folding = useFolding(choices.chart, ROOM_WITH_CHART, (chart) => choose({ chart }))
  const [sheet, setSheet] = useState<'pairs' | 'more'>()
  const close = () => setSheet(undefined)

  return (
    <Screen
      title={text('spot.title')}
      heading={<DealTabs />}
      reads={[
        market.instruments,
        ...(instrument ? [market.ticker(instrument.symbol)] : []),
        ...(signedIn ? [balances] : []),
      ]}
    >
      {instrument === null ? (
        <EmptyState
          icon="candles"
          action={
            <Button look="quiet" onClick={() => go('/home')}>
              {text('spot.toHome')}
            </Button>
          }
        >
          {text('refusal.pairDoesNotExist')}
        </EmptyState>
      ) : failed ? (
        <ErrorState error={new Error()} onRetry={retry} />
      ) : (
        <>
          <PairRow
            instrument={instrument}
            chart={folding.isShown}
            onPair={() => setSheet('pairs')}
            onChart={folding.toggle}
            onMore={() => setSheet('more')}
          />
          {folding.isShown && <SmallChart instrument={instrument} />}
          <Halted symbol={instrument?.symbol} />
          <Traded instrument={instrument} choices={choices} choose={choose} />
          <PairSheet open={sheet === 'pairs'} onChoose={choosePair} onClose={close} />
          <MoreSheet
            open={sheet === 'more'}
            symbol={instrument?.symbol ?? ''}
            choices={choices}
            choose={choose}
            onClose={close}
          />
        </>
      )}
    </Screen>
  )
}

/** Its room is kept while the pair is on its way. */
function SmallChart({ instrument }: { instrument: Instrument | undefined }) {
  return (
    <div className={styles.chart}>
      {instrument !== undefined && (
        <PairChart instrument={instrument} height={CHART_HEIGHT} place="small" modes={MODES} />
      )}
    </div>
  )
}

/** In the words that an order is refused with. */
function Halted({ symbol }: { symbol: string | undefined }) {
  const text = useText<'refusal.marketHalted' | 'refusal.marketDelisted'>()
  const { site } = useClient()
  if (symbol === undefined || site === undefined) return null
  const isDelisted = site.delisted.includes(`spot ${symbol}`)
  if (!isDelisted && !site.halted.includes(symbol)) return null
  return (
    <div className={styles.halted}>
      <Caution tone="danger">
        {text(isDelisted ? 'refusal.marketDelisted' : 'refusal.marketHalted')}
      </Caution>
    </div>
  )
}

type TradedProps = {
  readonly instrument: Instrument | undefined
  readonly choices: Choices
  choose: Choose
}

function Traded(props: TradedProps) {
  const { signedIn } = useSession()
  return signedIn ? <WithOpenOrders {...props} /> : <DeskAndOrders {...props} open={undefined} />
}

function WithOpenOrders(props: TradedProps) {
  const open = useOpenOrders()
  return <DeskAndOrders {...props} open={open} />
}

type DeskAndOrdersProps = TradedProps & {
  readonly open: ReturnType<typeof useOpenOrders> | undefined
}

function DeskAndOrders({ instrument, choices, open, choose }: DeskAndOrdersProps) {
  const { query } = usePlace()
  const { data, error, reload } = useCall(getPairs)
  const byPair = useMemo(
    () => new Map<string, Terms>(data?.pairs.map((terms) => [terms.pair, terms])),
    [data],
  )
  const terms = byPair.get(instrument?.symbol ?? '')
  const own = useOwn(open?.orders, terms?.pair)
  if (data === undefined && error !== undefined)
    return <ErrorState error={error} onRetry={reload} />
  return (
    <>
      {instrument === undefined || terms === undefined ? (
        <DeskSkeleton />
      ) : (
        <Desk
          key={terms.pair}
          instrument={instrument}
          terms={terms}
          side={sideIn(query)}
          choices={choices}
          own={own}
          choose={choose}
        />
      )}
      {open !== undefined && <EmptyPurse />}
      <Orders
        symbol={instrument?.symbol ?? ''}
        terms={byPair}
        choices={choices}
        open={open}
        choose={choose}
      />
    </>
  )
}

/** The prices of this pair's book at which the member has orders of their own. */
function useOwn(
  orders: ReturnType<typeof useOpenOrders>['orders'] | undefined,
  pair: string | undefined,
): readonly OwnOrder[] {
  return useMemo(
    () =>
      (orders ?? [])
        .filter((order) => order.pair === pair && order.state === 'open')
        .flatMap(({ side, price }) => (price === undefined ? [] : [{ side, price }])),
    [orders, pair],
  )
}
