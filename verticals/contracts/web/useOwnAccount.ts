/** The member's contract account, its positions and open orders, as they are now: read once for the lists and the charts of a page. */
import { useBalance, useChannel, useTicker, useTickers } from '@evenkeel/ui'
import { type SharedCall, useShared } from '@evenkeel/ui/data/useShared.ts'
import { useMemo, useRef } from 'react'
import {
  contractsChannel,
  getAccount,
  getOpenOrders,
  getPositionHistory,
} from '../contract/index.ts'
import { ASSET, type Listed } from './listed.ts'
import type { PastPosition } from './names.ts'
import { accountWithNews, isTraded, type Order, ordersWithNews } from './ownAccount.ts'
import { type Standing, standingOf } from './standing.ts'

export type Own = {
  /** `undefined` while it is on its way. */
  readonly standing: Standing | undefined
  readonly orders: readonly Order[] | undefined
  readonly error: Error | undefined
  /** Since when a position is open, and what it has realised so far. */
  readonly since: ReadonlyMap<string, PastPosition>
  /** Why `since` could not be read last. */
  readonly sinceError: Error | undefined
  reloadSince(): void
  reload(): void
  /** An order as news told it last, one that is over too. */
  told(id: string): Order | undefined
}

const OPEN = { state: 'open', size: '100' } as const
type Channel = typeof contractsChannel
const ownAccount: SharedCall<typeof getAccount, Channel> = {
  call: getAccount,
  channel: contractsChannel,
  take: accountWithNews,
}
const openOrders: SharedCall<typeof getOpenOrders, Channel> = {
  call: getOpenOrders,
  channel: contractsChannel,
  take: ordersWithNews,
}
const openPositions: SharedCall<typeof getPositionHistory, Channel> = {
  call: getPositionHistory,
  channel: contractsChannel,
  concerns: isTraded,
}

export function useOwnAccount(symbol: string, listed: ReadonlyMap<string, Listed>): Own {
  const read = useShared(ownAccount)
  const open = useShared(openOrders)
  const past = useShared(openPositions, OPEN)
  const told = useRef(new Map<string, Order>())
  useChannel(contractsChannel, (news) => {
    for (const order of news.orders) told.current.set(order.id, order)
  })
  const balance = useBalance(ASSET, 'trading')?.available
  const price = usePrices(symbol)
  const own = read.data
  const standing = useMemo(
    () => own && standingOf({ own, balance, listed, price }),
    [own, balance, listed, price],
  )
  const since = useMemo(
    () => new Map(past.data?.positions.map((position) => [position.id, position])),
    [past.data],
  )
  return {
    standing,
    orders: open.data?.orders,
    error: (own === undefined ? read.error : undefined) ?? (open.data ? undefined : open.error),
    since,
    sinceError: past.error,
    reloadSince: past.reload,
    reload() {
      read.reload()
      open.reload()
    },
    told: (id) => told.current.get(id),
  }
}

/** The index prices, which positions are valued by: the one on the screen with every move, the others once a second. */
function usePrices(symbol: string): (symbol: string) => string | undefined {
  const { value: ticker } = useTicker(symbol)
  const { value: tickers } = useTickers()
  const here = ticker?.index
  return useMemo(() => {
    const bySymbol = new Map(tickers?.map((one) => [one.symbol, one.index]))
    if (here !== undefined) bySymbol.set(symbol, here)
    return (name) => bySymbol.get(name)
  }, [symbol, here, tickers])
}
