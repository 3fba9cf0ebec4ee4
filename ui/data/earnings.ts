/** What a member's subscriptions have earned, and how screens follow it; the portfolio's own vertical brings it. */
import { feedKey, useFeed } from './feeds.ts'
import { type Live, useLive } from './market.ts'

export type CoinEarnings = {
  readonly asset: string
  readonly invested: string
  /** Since midnight here. */
  readonly today: string
  readonly total: string
}

/** One of each coin that was ever invested; none for a visitor. For real money alone. */
export type Earnings = Live<readonly CoinEarnings[]>
export const earningsFeed = feedKey<Earnings>('earnings')

export const useEarnings = () => useLive(useFeed(earningsFeed))
