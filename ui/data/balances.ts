/** What the member holds, and how screens follow it; the wallet's own vertical brings it. */
import { feedKey, useFeed } from './feeds.ts'
import { type Live, useLive } from './market.ts'

export type Balance = {
  readonly asset: string
  readonly account: 'spot' | 'trading' | 'finance'
  readonly available: string
  readonly frozen: string
}

/** One of each asset and account that anything is held in; none for a visitor. */
export type Balances = Live<readonly Balance[]>
export const balancesFeed = feedKey<Balances>('balances')

export const useBalances = () => useLive(useFeed(balancesFeed))

/** One balance: nothing where there is none, `undefined` while it is not known. */
export function useBalance(asset: string, account: Balance['account']): Balance | undefined {
  const { value } = useBalances()
  if (value === undefined) return undefined
  const found = value.find((balance) => balance.asset === asset && balance.account === account)
  return found ?? { asset, account, available: '0', frozen: '0' }
}
