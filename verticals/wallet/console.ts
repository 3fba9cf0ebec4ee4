/** The wallet in the console: what a member has, where it moved, and their addresses. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'

const texts: readonly Texts[] = [
  (language) => import(`./text/${language}.ts`),
  (language) => import(`./console/members/text/${language}.ts`),
]

export const wallet: ConsoleVertical<never> = {
  pages: {},
  panels: {
    member: [
      { order: 10, texts, load: () => import('./console/members/BalancesPanel.tsx') },
      { order: 30, texts, load: () => import('./console/members/MovementsPanel.tsx') },
      { order: 40, texts, load: () => import('./console/members/AddressesPanel.tsx') },
    ],
  },
}
