/** Options in the web app: its places are known, its screens are not built yet. */
import type { Vertical } from '@evenkeel/ui'
import type en from './web/names/text/en.ts'

const TAB = '/deal/micro'
const entry = { label: 'options.name', icon: 'options' } as const

export const options: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  mode: 'micro',
  places: {
    [TAB]: {
      access: 'public',
      name: 'options.name',
      tab: TAB,
      tabBar: { ...entry, order: 30 },
      shortcut: { ...entry, order: 60 },
    },
    '/play-micro': {
      access: 'public',
      name: 'options.name',
      tab: TAB,
      menu: { ...entry, group: 'trade', order: 20 },
    },
  },
}
