/** Spot in the web app. */
import type { Vertical } from '@evenkeel/ui'
import * as bookTexts from '@evenkeel/ui/book/texts.ts'
import * as chartTexts from '@evenkeel/ui/chart/texts.ts'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

const TAB = '/deal/trade'
const entry = { label: 'spot.name', icon: 'candles' } as const

export const spot: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  mode: 'trade',
  marks: { texts: texts.spot, load: () => import('./web/chart/SpotMarks.tsx') },
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
  billPlaces: { spotTrade: TAB, spotFee: TAB },
  screens: {
    '/deal/trade': {
      texts: [texts.spot, bookTexts.book, chartTexts.chart],
      load: () => import('./web/TradeScreen.tsx'),
    },
    '/play-currency': {
      texts: [texts.spot, bookTexts.book, chartTexts.chart],
      load: () => import('./web/TradeScreen.tsx'),
    },
  },
}
