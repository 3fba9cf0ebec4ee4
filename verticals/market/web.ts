/** The market in the web app. */
import type { Vertical } from '@evenkeel/ui'
import * as chartTexts from '@evenkeel/ui/chart/texts.ts'
import { marketFeed } from '@evenkeel/ui/data/market.ts'
import * as texts from './texts.ts'
import { openFeed } from './web/feed.ts'

export const market: Vertical = {
  firstTexts: [texts.market],
  places: {
    '/market': { access: 'public', tab: '/home', hasBack: true },
    '/kline': { access: 'public', isTrading: true },
  },
  screens: {
    '/market': { texts: [texts.market], load: () => import('./web/MarketScreen.tsx') },
    '/kline': {
      texts: [texts.market, chartTexts.chart],
      load: () => import('./web/KlineScreen.tsx'),
    },
  },
  feeds: [marketFeed.opening(openFeed)],
  home: [{ order: 10, load: () => import('./web/Trends.tsx') }],
  beside: [
    { order: 10, load: () => import('./web/beside/MarketsBeside.tsx') },
    { order: 20, load: () => import('./web/beside/PairBeside.tsx') },
  ],
  over: [{ order: 10, load: () => import('./web/AlertNotices.tsx') }],
}
