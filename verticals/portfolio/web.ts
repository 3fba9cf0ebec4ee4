/** The portfolio in the web app: its places are known, its screens are not built yet. */
import type { Vertical } from '@evenkeel/ui'
import type en from './web/names/text/en.ts'

const real = { access: 'realMember', name: 'portfolio.name' } as const
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
}
