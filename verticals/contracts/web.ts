/** Contracts in the web app: their places, and the receipt that everybody may check. */
import type { Vertical } from '@evenkeel/ui'
import { receiptTexts } from '@evenkeel/ui/receipt/texts.ts'
import * as texts from './texts.ts'
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
    '/lever-receipt': { access: 'public' },
  },
  screens: {
    '/lever-receipt': {
      texts: [texts.leverReceipt, receiptTexts],
      load: () => import('./web/receipt/ReceiptScreen.tsx'),
    },
  },
}
