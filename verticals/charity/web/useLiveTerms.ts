/** What can be given while somebody fills in the form: the stream tells its prices and the donor's balances. */
import { useBalances, useCall, useTickers } from '@evenkeel/ui'
import { useMemo } from 'react'
import { getDonationTerms } from '../contract/index.ts'
import { countsAt, rateOf, symbolOf } from '../core/rules.ts'

export function useLiveTerms() {
  const read = useCall(getDonationTerms)
  const { value: tickers } = useTickers()
  const { value: balances } = useBalances()
  const { data: terms } = read
  const data = useMemo(() => {
    if (terms === undefined) return undefined
    const prices = new Map(tickers?.map((one) => [one.symbol, countsAt(one)]))
    /** As it was read, until the stream has told of it. */
    const live = (symbol: string | undefined, known: string | undefined) =>
      symbol !== undefined && prices.has(symbol) ? prices.get(symbol) : known
    const held = (asset: string) =>
      balances?.find((one) => one.account === 'spot' && one.asset === asset)?.available ?? '0'
    return {
      ...terms,
      coins: terms.coins.map(({ asset, spendable, price }) => ({
        asset,
        spendable: balances === undefined ? spendable : held(asset),
        price: live(symbolOf(asset), price),
      })),
      currencies: terms.currencies.map(({ currency, rate }) => ({
        currency,
        rate: live(rateOf(currency)?.symbol, rate),
      })),
    }
  }, [terms, tickers, balances])
  return { ...read, data }
}
