/** Timed options in the web app: the trade screen, and the receipt that everybody may check. */
import type { Vertical } from '@evenkeel/ui'
import { receiptTexts } from '@evenkeel/ui/receipt/texts.ts'
import * as texts from './texts.ts'
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
      isTrading: true,
      tabBar: { ...entry, order: 30 },
      shortcut: { ...entry, order: 60 },
    },
    '/play-micro': {
      access: 'public',
      name: 'options.name',
      tab: TAB,
      isTrading: true,
      menu: { ...entry, group: 'trade', order: 20 },
    },
    '/micro-receipt': { access: 'public' },
  },
  billPlaces: {
    optionStake: TAB,
    optionReturn: TAB,
    optionWon: TAB,
    optionLost: TAB,
    optionFee: TAB,
  },
  screens: {
    '/deal/micro': {
      texts: [texts.options, receiptTexts],
      load: () => import('./web/OptionsScreen.tsx'),
    },
    '/play-micro': {
      texts: [texts.options, receiptTexts],
      load: () => import('./web/OptionsScreen.tsx'),
    },
    '/micro-receipt': {
      texts: [texts.options, receiptTexts],
      load: () => import('./web/ReceiptScreen.tsx'),
    },
  },
}
