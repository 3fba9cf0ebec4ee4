/** The wallet in the console: the exchange's money, every ledger, and what a member has. */
import type { ConsoleVertical } from '@evenkeel/ui'
import type { Texts } from '@evenkeel/wire'
import type en from './console/names/text/en.ts'

const ofMembers: readonly Texts[] = [
  (language) => import(`./text/${language}.ts`),
  (language) => import(`./console/members/text/${language}.ts`),
]
const ofMoney: readonly Texts[] = [
  ...ofMembers,
  (language) => import(`./console/text/${language}.ts`),
]

export const wallet: ConsoleVertical<keyof typeof en> = {
  names: (language) => import(`./console/names/text/${language}.ts`),
  pages: {
    '/money': {
      operators: ['finance'],
      name: 'money.money',
      entry: { group: 'money', icon: 'coins', order: 10 },
      texts: ofMoney,
      load: () => import('./console/MoneyPage.tsx'),
    },
    '/ledger': {
      operators: ['finance'],
      name: 'money.ledger',
      entry: { group: 'money', icon: 'list', order: 20 },
      texts: ofMoney,
      load: () => import('./console/LedgerPage.tsx'),
    },
  },
  panels: {
    member: [
      { order: 10, texts: ofMembers, load: () => import('./console/members/BalancesPanel.tsx') },
      { order: 30, texts: ofMembers, load: () => import('./console/members/MovementsPanel.tsx') },
      { order: 40, texts: ofMembers, load: () => import('./console/members/AddressesPanel.tsx') },
    ],
  },
}
