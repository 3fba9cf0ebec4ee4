/** The asset centre: what all of it is worth, what was earned today, where it is, and how it went. */
import {
  balancesFeed,
  ErrorState,
  marketFeed,
  Screen,
  useBalances,
  useFeed,
  useText,
  useTickers,
  valuationOf,
} from '@evenkeel/ui'
import { Owned } from '@evenkeel/ui/data/Owned.tsx'
import { Accounts } from './Accounts.tsx'
import { Curve } from './Curve.tsx'
import { useKept } from './choices.ts'
import { unpricedOf } from './coins.ts'
import { Distribution } from './Distribution.tsx'
import { earningsNow, ratesNow } from './earnings.ts'
import { Invested } from './Invested.tsx'
import { Total } from './Total.tsx'
import type en from './text/en.ts'
import { useWorth } from './useWorth.ts'

export default function AssetsScreen() {
  const text = useText<keyof typeof en>()
  const [days, setDays] = useKept('WORTH_DAYS', ['7', '30', '90'])
  const [shown, setCurrency] = useKept('WORTH_CURRENCY', ['USDT', 'USD', 'EUR', 'GBP', 'JPY'])
  const worth = useWorth(days)
  const balances = useBalances()
  const tickers = useTickers()
  const feeds = [useFeed(balancesFeed), useFeed(marketFeed).tickers]

  const rates = worth.data === undefined ? [] : ratesNow(worth.data, tickers.value)
  const rate = rates.find(({ currency }) => currency === shown)?.rate
  const money = { currency: rate === undefined ? 'USDT' : shown, rate: rate ?? '1' }
  const currencies = ['USDT' as const, ...rates.map(({ currency }) => currency)]
  const isKnown = balances.value !== undefined && tickers.value !== undefined
  const total = isKnown ? valuationOf(balances.value, tickers.value) : undefined
  const isLost = balances.failed && balances.value === undefined
  return (
    <Screen title={text('assets.title')} reads={[worth, ...feeds]}>
      <Total
        total={total}
        unpriced={isKnown ? unpricedOf(balances.value, tickers.value) : []}
        earnings={worth.data && earningsNow(worth.data, balances.value, tickers.value)}
        isLost={isLost || (tickers.failed && tickers.value === undefined)}
        money={money}
        currencies={currencies}
        onCurrency={setCurrency}
      />
      {isLost ? (
        <ErrorState error={new Error('no balances')} onRetry={balances.retry} />
      ) : (
        <>
          <Curve worth={worth} days={days} money={money} total={total} onDays={setDays} />
          <Distribution balances={balances.value} tickers={tickers.value} money={money} />
          <Invested />
          <Owned />
          <Accounts balances={balances.value} tickers={tickers.value} />
        </>
      )}
    </Screen>
  )
}
