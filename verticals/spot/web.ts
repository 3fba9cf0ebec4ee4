/** Spot in the web app. */
import type { Vertical } from '@evenkeel/ui'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

const TAB = '/deal/trade'
const entry = { label: 'spot.name', icon: 'candles' } as const

export const spot: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  mode: 'trade',
  places: {
    [TAB]: {
      access: 'public',
      tab: TAB,
      isTrading: true,
      tabBar: { ...entry, order: 20 },
      way: { label: 'spot.trade', order: 10, standsIn: true },
    },
    '/play-currency': {
      access: 'public',
      tab: TAB,
      isTrading: true,
      menu: { ...entry, group: 'trade', order: 10 },
    },
  },
  screens: {
    '/deal/trade': { texts: [texts.spot], load: () => import('./web/TradeScreen.tsx') },
    '/play-currency': { texts: [texts.spot], load: () => import('./web/TradeScreen.tsx') },
  },
}
