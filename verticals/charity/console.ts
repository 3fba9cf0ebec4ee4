/** Charity in the console: projects, what they tell, payouts of two operators, and a member's donations. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'

const texts: readonly Texts[] = [(language) => import(`./console/text/${language}.ts`)]

export const charity: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/charity': {
      operators: ['support', 'finance'],
      name: 'charityDesk.name',
      entry: { group: 'money', icon: 'charity', order: 60 },
      texts,
      load: () => import('./console/CharityPage.tsx'),
    },
  },
  panels: {
    member: [{ order: 27, texts, load: () => import('./console/DonationsPanel.tsx') }],
  },
}
