/** Every vertical's screens and texts, for the web app: one line each. */
import type { Catalogue, Language } from '@evenkeel/wire'
import type { ComponentType } from 'react'

type Loaded = {
  readonly default: ComponentType
  /** Done before the page shows; where it fails, nobody goes there. */
  before?(query: URLSearchParams): Promise<unknown>
}

/** The texts of a vertical in one language, fetched when a screen of it is. */
export type Texts = (language: Language) => Promise<{ readonly default: Catalogue }>
type Screen = {
  readonly path: string
  readonly texts: readonly Texts[]
  load(): Promise<Loaded>
}

const wallet: Texts = (language) => import(`./wallet/text/${language}.ts`)
const market: Texts = (language) => import(`./market/text/${language}.ts`)
const spot: Texts = (language) => import(`./spot/text/${language}.ts`)
const members: Texts = (language) => import(`./members/text/${language}.ts`)
const security: Texts = (language) => import(`./members/web/security/text/${language}.ts`)

/** What the first page and the shell around it say. */
export const firstTexts: readonly Texts[] = [market]

export const screens: readonly Screen[] = [
  { path: '/transfer', texts: [wallet], load: () => import('./wallet/web/TransferScreen.tsx') },
  { path: '/market', texts: [market], load: () => import('./market/web/MarketScreen.tsx') },
  { path: '/kline', texts: [market], load: () => import('./market/web/KlineScreen.tsx') },
  {
    path: '/login',
    texts: [members],
    load: () => import('./members/web/entrance/LoginScreen.tsx'),
  },
  {
    path: '/register',
    texts: [members],
    load: () => import('./members/web/entrance/RegisterScreen.tsx'),
  },
  {
    path: '/secure-center',
    texts: [members, security],
    load: () => import('./members/web/security/SecurityScreen.tsx'),
  },
  {
    path: '/change-login-passwd',
    texts: [members, security],
    load: () => import('./members/web/security/LoginPasswordScreen.tsx'),
  },
  {
    path: '/change-pay-passwd',
    texts: [members, security],
    load: () => import('./members/web/security/TransactionPasswordScreen.tsx'),
  },
  {
    path: '/share-code',
    texts: [members],
    load: () => import('./members/web/invite/ShareScreen.tsx'),
  },
  {
    path: '/identity',
    texts: [members],
    load: () => import('./members/web/identity/IdentityScreen.tsx'),
  },
  {
    path: '/advanced',
    texts: [members],
    load: () => import('./members/web/identity/AdvancedScreen.tsx'),
  },
  { path: '/deal/trade', texts: [spot], load: () => import('./spot/web/TradeScreen.tsx') },
  { path: '/play-currency', texts: [spot], load: () => import('./spot/web/TradeScreen.tsx') },
]
