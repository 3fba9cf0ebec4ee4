/** What changes in the market while a screen shows it: told by the socket, and read again at a calm pace. */
import { useCall, useChannel } from '@evenkeel/ui'
import { useNews } from '@evenkeel/ui/data/useNews.ts'
import type { News } from '@evenkeel/wire'
import { getItem, nftChannel } from '../contract/index.ts'

export type MarketNews = News<typeof nftChannel>

/** `onNews` is a `refresh`: once a second at most while such news keep coming. */
export function useMarketNews(concerns: (news: MarketNews) => boolean, onNews: () => void): void {
  useNews(nftChannel, concerns, onNews)
}

/** As an address names it. */
type Named = { readonly collection: string; readonly number: string }

/** An item as it is now: what everybody is told of it shows at once, and the rest is read. */
export function useLiveItem(named: Named) {
  const { collection, number } = named
  const read = useCall(getItem, { collection, number })
  const isIt = (one: { readonly collection: string; readonly number: number }) =>
    one.collection === collection && String(one.number) === number
  useChannel(nftChannel, ({ items }) => {
    const face = items.find(isIt)
    if (face === undefined) return
    const { state, price, reserved_until } = face
    read.update((known) => ({ ...known, item: { ...known.item, state, price, reserved_until } }))
  })
  useMarketNews(({ items }) => items.some(isIt), read.refresh)
  return read
}
