/** Charity in the console: projects, what they tell, and payouts of two operators. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type en from './console/names/text/en.ts'

export const charity: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/charity': {
      operators: ['support', 'finance'],
      name: 'charityDesk.name',
      entry: { group: 'money', icon: 'charity', order: 60 },
      texts: [(language) => import(`./console/text/${language}.ts`)],
      load: () => import('./console/CharityPage.tsx'),
    },
  },
}
