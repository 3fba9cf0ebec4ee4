/** Contracts in the web app: their places are known, their screens are not built yet. */
import type { Vertical } from '@evenkeel/ui'
import type en from './web/names/text/en.ts'

const TAB = '/deal/lever'
const entry = { label: 'contracts.name', icon: 'contract' } as const

export const contracts: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  mode: 'lever',
  places: {
    [TAB]: {
      access: 'public',
      name: 'contracts.name',
      tab: TAB,
      tabBar: { ...entry, order: 40 },
      shortcut: { ...entry, order: 70 },
    },
    '/play-lever': {
      access: 'public',
      name: 'contracts.name',
      tab: TAB,
      menu: { ...entry, group: 'trade', order: 30 },
    },
  },
}
