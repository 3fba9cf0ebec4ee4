/** Leveraged contracts: a symbol with its mark price and funding, the account, the form beside the book, and what the member holds. */
import {
  Button,
  balancesFeed,
  EmptyState,
  ErrorState,
  marketFeed,
  Screen,
  useFeed,
  usePlace,
  useSession,
  useText,
  WayTabs,
} from '@evenkeel/ui'
import { PairChart } from '@evenkeel/ui/chart'
import { useFolding } from '@evenkeel/ui/data/folding.ts'
import { useState } from 'react'
import { AccountStrip } from './AccountStrip.tsx'
import { Calculator } from './Calculator.tsx'
import styles from './ContractsScreen.module.css'
import { type Choices, type Choose, useChoices } from './choices.ts'
import { Desk } from './Desk.tsx'
import { DeskSkeleton } from './DeskSkeleton.tsx'
import { type Listed, USUAL_SYMBOL } from './listed.ts'
import { MoreSheet } from './MoreSheet.tsx'
import { Notices } from './Notices.tsx'
import { Orders } from './Orders.tsx'
import { PriceStrip } from './PriceStrip.tsx'
import { SymbolRow } from './SymbolRow.tsx'
import { SymbolSheet } from './SymbolSheet.tsx'
import type { Key } from './textKey.ts'
import { type Contracts, useContracts } from './useContracts.ts'
import { type Own, useOwnAccount } from './useOwnAccount.ts'

const CHART_HEIGHT = 152
const MODES = ['lever']
/** In design pixels: with the chart above it, a form shows its side, price and lots above the button in a window so tall. */
const ROOM_WITH_CHART = 770

export default function ContractsScreen() {
  const text = useText<Key>()
  const { go } = usePlace()
  const { signedIn } = useSession()
  const market = useFeed(marketFeed)
  const balances = useFeed(balancesFeed)
  const contracts = useContracts()
  const { listed, error, failed } = contracts

  return (
    <Screen
      title={text('contracts.title')}
      heading={<Ways />}
      reads={[
        contracts.read,
        ...(listed ? [market.ticker(listed.symbol)] : []),
        ...(signedIn ? [balances] : []),
      ]}
    >
      {listed === null ? (
        <EmptyState
          icon="contract"
          action={
            <Button look="quiet" onClick={() => go('/home')}>
              {text('contracts.toHome')}
            </Button>
          }
        >
          {text('contracts.noneListed')}
        </EmptyState>
      ) : listed === undefined && (error !== undefined || failed) ? (
        <ErrorState error={error ?? new Error()} onRetry={contracts.reload} />
      ) : (
        <Trading listed={listed} contracts={contracts} />
      )}
    </Screen>
  )
}

function Ways() {
  const text = useText<Key>()
  return (
    <WayTabs
      label={text('contracts.ways')}
      current="/deal/lever"
      ways={[
        { path: '/deal/trade', label: text('contracts.spot') },
        { path: '/deal/micro', label: text('contracts.options') },
        { path: '/deal/lever', label: text('contracts.title') },
      ]}
    />
  )
}

type TradingProps = { readonly listed: Listed | undefined; readonly contracts: Contracts }

function Trading({ listed, contracts }: TradingProps) {
  const { signedIn } = useSession()
  const [choices, choose] = useChoices()
  const [sheet, setSheet] = useState<'symbols' | 'more' | 'calculator'>()
  const close = () => setSheet(undefined)
  const folding = useFolding(choices.chart, ROOM_WITH_CHART, (chart) => choose({ chart }))
  const props = { listed, contracts, choices, choose }
  return (
    <>
      <SymbolRow
        listed={listed}
        chart={folding.isShown}
        onSymbol={() => setSheet('symbols')}
        onChart={folding.toggle}
        onCalculator={() => setSheet('calculator')}
        onMore={() => setSheet('more')}
      />
      <PriceStrip listed={listed} onFunding={contracts.read.reload} />
      {folding.isShown && (
        <div className={styles.chart}>
          {listed !== undefined && (
            <PairChart
              instrument={listed.instrument}
              height={CHART_HEIGHT}
              place="small"
              modes={MODES}
            />
          )}
        </div>
      )}
      {listed !== undefined && <Notices listed={listed} />}
      {signedIn ? <OfMember {...props} /> : <Traded {...props} own={undefined} />}
      <SymbolSheet
        open={sheet === 'symbols'}
        all={contracts.all}
        onChoose={contracts.choose}
        onClose={close}
      />
      {listed !== undefined && (
        <>
          <MoreSheet
            open={sheet === 'more'}
            listed={listed}
            insurance={contracts.insurance}
            choices={choices}
            choose={choose}
            onCalculator={() => setSheet('calculator')}
            onClose={close}
          />
          <Calculator
            key={listed.symbol}
            open={sheet === 'calculator'}
            listed={listed}
            onClose={close}
          />
        </>
      )}
    </>
  )
}

type TradedProps = TradingProps & { readonly choices: Choices; choose: Choose }

function OfMember(props: TradedProps) {
  const own = useOwnAccount(props.listed?.symbol ?? USUAL_SYMBOL, props.contracts.bySymbol)
  return <Traded {...props} own={own} />
}

/** Without `own` it is a visitor. */
function Traded({
  listed,
  contracts,
  choices,
  choose,
  own,
}: TradedProps & { own: Own | undefined }) {
  return (
    <>
      {own !== undefined && <AccountStrip own={own} />}
      {listed === undefined ? (
        <DeskSkeleton />
      ) : (
        <Desk key={listed.symbol} listed={listed} own={own} choices={choices} choose={choose} />
      )}
      <Orders
        listed={listed}
        bySymbol={contracts.bySymbol}
        own={own}
        choices={choices}
        choose={choose}
      />
    </>
  )
}
