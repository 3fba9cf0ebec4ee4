/** The portfolio in the web app: what is offered, subscribing to it, and the member's subscriptions. */
import type { Vertical } from '@evenkeel/ui'
import { earningsFeed } from '@evenkeel/ui/data/earnings.ts'
import * as texts from './texts.ts'
import { createEarnings } from './web/feed.ts'
import type en from './web/names/text/en.ts'

const real = { access: 'realMember', name: 'portfolio.name' } as const
const ORDERS = '/mining-order'
const entry = { label: 'portfolio.name', icon: 'portfolio' } as const

export const portfolio: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    '/financial': {
      ...real,
      menu: { ...entry, group: 'services', order: 10 },
      shortcut: { ...entry, label: 'portfolio.short', order: 80 },
      teaser: { ...entry, line: 'portfolio.teaser', hint: 'portfolio.teaserHint', order: 10 },
    },
    '/buy-mining': real,
    '/mining-order': real,
  },
  billPlaces: {
    portfolioInvested: ORDERS,
    portfolioReturned: ORDERS,
    portfolioInterest: ORDERS,
    portfolioFee: ORDERS,
    portfolioForfeited: ORDERS,
    portfolioExitFee: ORDERS,
  },
  screens: {
    '/financial': {
      texts: [texts.portfolio],
      load: () => import('./web/FinancialScreen.tsx'),
    },
    '/buy-mining': { texts: [texts.portfolio], load: () => import('./web/BuyScreen.tsx') },
    '/mining-order': { texts: [texts.portfolio], load: () => import('./web/OrdersScreen.tsx') },
  },
  feeds: [earningsFeed.opening(createEarnings)],
}
