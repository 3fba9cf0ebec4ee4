/** Spot in the console: a member's orders. */
import type { ConsoleVertical } from '@evenkeel/ui'

export const spot: ConsoleVertical<never> = {
  pages: {},
  panels: {
    member: [
      {
        order: 20,
        texts: [
          (language) => import(`./text/${language}.ts`),
          (language) => import(`./console/text/${language}.ts`),
        ],
        load: () => import('./console/OrdersPanel.tsx'),
      },
    ],
  },
}
