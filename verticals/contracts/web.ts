/** Contracts in the web app: the trade screen, what tells of a margin that runs short, and the receipt that everybody may check. */
import type { Vertical } from '@evenkeel/ui'
import * as bookTexts from '@evenkeel/ui/book/texts.ts'
import * as chartTexts from '@evenkeel/ui/chart/texts.ts'
import { receiptTexts } from '@evenkeel/ui/receipt/texts.ts'
import * as texts from './texts.ts'
import type en from './web/names/text/en.ts'

const TAB = '/deal/lever'
const entry = { label: 'contracts.name', icon: 'contract' } as const

export const contracts: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  mode: 'lever',
  marks: { texts: texts.trade, load: () => import('./web/chart/ContractMarks.tsx') },
  book: { load: () => import('./web/ContractBook.tsx') },
  places: {
    [TAB]: {
      access: 'public',
      name: 'contracts.name',
      tab: TAB,
      isTrading: true,
      tabBar: { ...entry, order: 40 },
      shortcut: { ...entry, order: 70 },
    },
    '/play-lever': {
      access: 'public',
      name: 'contracts.name',
      tab: TAB,
      isTrading: true,
      menu: { ...entry, group: 'trade', order: 30 },
    },
    '/lever-receipt': { access: 'public' },
  },
  billPlaces: {
    leverFee: TAB,
    leverProfit: TAB,
    leverLoss: TAB,
    leverFunding: TAB,
    leverInsurance: TAB,
    leverLiquidationFee: TAB,
    leverDeleveraged: TAB,
  },
  screens: {
    '/lever-receipt': {
      texts: [texts.leverReceipt, receiptTexts],
      load: () => import('./web/receipt/ReceiptScreen.tsx'),
    },
    '/deal/lever': {
      texts: [texts.trade, bookTexts.book, chartTexts.chart],
      load: () => import('./web/ContractsScreen.tsx'),
    },
    '/play-lever': {
      texts: [texts.trade, bookTexts.book, chartTexts.chart],
      load: () => import('./web/ContractsScreen.tsx'),
    },
  },
  over: [{ order: 20, load: () => import('./web/MarginNotices.tsx') }],
}
