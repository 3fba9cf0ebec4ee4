/** The portfolio in the console: products with what is owed and held for them, and a member's subscriptions. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'

const texts: readonly Texts[] = [(language) => import(`./console/text/${language}.ts`)]

export const portfolio: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/portfolio': {
      operators: ['finance'],
      name: 'portfolioDesk.name',
      entry: { group: 'money', icon: 'portfolio', order: 40 },
      texts,
      load: () => import('./console/PortfolioPage.tsx'),
    },
  },
  panels: {
    member: [{ order: 25, texts, load: () => import('./console/SubscriptionsPanel.tsx') }],
  },
}
