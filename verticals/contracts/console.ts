/** Contracts in the console: what the house is exposed to, and a member's positions and orders. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'

const texts: readonly Texts[] = [(language) => import(`./console/text/${language}.ts`)]

export const contracts: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/contracts': {
      operators: ['finance'],
      name: 'contractDesk.name',
      entry: { group: 'money', icon: 'contract', order: 35 },
      texts,
      load: () => import('./console/ExposurePage.tsx'),
    },
  },
  panels: {
    member: [
      { order: 22, texts, load: () => import('./console/PositionsPanel.tsx') },
      { order: 23, texts, load: () => import('./console/OrdersPanel.tsx') },
    ],
    checks: { contracts: { texts, load: () => import('./console/checkTerms.ts') } },
  },
}
