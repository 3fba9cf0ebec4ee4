/** What was earned today and what currencies are worth, by the prices and balances of this moment. */
import type { Balance, Ticker } from '@evenkeel/ui'
import { inverseOf, shareOf, sumOf, worthWithout } from '@evenkeel/ui/format/valuation.ts'
import type { Answer } from '@evenkeel/wire'
import type { getWorth } from '../../contract/worth.ts'

type Worth = Answer<typeof getWorth>
type Earnings = { readonly amount: string; readonly percent?: string | undefined }

/** As it was read, as long as a price is missing. */
export function earningsNow(
  { earnings }: Pick<Worth, 'earnings'>,
  balances: readonly Balance[] | undefined,
  tickers: readonly Ticker[] | undefined,
): Earnings {
  const { base, left_out: leftOut, invested } = earnings
  const worth = balances && tickers && worthWithout(balances, tickers, leftOut)
  if (worth === undefined) return earnings
  const amount = sumOf([worth, negated(base)])
  return { amount, percent: shareOf(amount, invested) }
}

const negated = (figure: string) => (figure.startsWith('-') ? figure.slice(1) : `-${figure}`)

/** How much of each currency one USDT is: of those that the market has no price of any more, as it was read. */
export function ratesNow(
  { rates }: Pick<Worth, 'rates'>,
  tickers: readonly Ticker[] | undefined,
): Worth['rates'] {
  const priceOf = (symbol: string) => tickers?.find((one) => one.symbol === symbol)?.index
  const inverse = (price: string | undefined) => price && inverseOf(price)
  const live = {
    USD: '1',
    EUR: inverse(priceOf('eurusd')),
    GBP: inverse(priceOf('gbpusd')),
    JPY: priceOf('usdjpy'),
  }
  return rates.map(({ currency, rate }) => ({ currency, rate: live[currency] ?? rate }))
}
