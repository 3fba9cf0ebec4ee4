/** Every vertical's screens and texts, for the web app: one line each. */
import type { Catalogue, Language } from '@evenkeel/wire'
import type { ComponentType } from 'react'

type Loaded = {
  readonly default: ComponentType
  /** Done before the page shows; where it fails, nobody goes there. */
  before?(query: URLSearchParams): Promise<unknown>
}

export const screens: readonly { readonly path: string; load(): Promise<Loaded> }[] = [
  { path: '/transfer', load: () => import('./wallet/web/TransferScreen.tsx') },
  { path: '/market', load: () => import('./market/web/MarketScreen.tsx') },
  { path: '/kline', load: () => import('./market/web/KlineScreen.tsx') },
  { path: '/deal/trade', load: () => import('./spot/web/TradeScreen.tsx') },
  { path: '/play-currency', load: () => import('./spot/web/TradeScreen.tsx') },
]

export function catalogues(language: Language): Promise<Catalogue>[] {
  const texts = [
    import(`./wallet/text/${language}.ts`),
    import(`./market/text/${language}.ts`),
    import(`./spot/text/${language}.ts`),
  ]
  return texts.map(async (text) => ((await text) as { default: Catalogue }).default)
}
