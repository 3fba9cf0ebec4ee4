/** The wallet in the web app: bringing money in and out, moving it between one's own accounts, and seeing where it went. */
import type { Vertical } from '@evenkeel/ui'
import { balancesFeed } from '@evenkeel/ui/data/balances.ts'
import * as texts from './texts.ts'
import { createBalances } from './web/feed.ts'
import type en from './web/names/text/en.ts'

const deposit = { label: 'wallet.deposit', icon: 'deposit' } as const
const withdraw = { label: 'wallet.withdraw', icon: 'withdraw' } as const
const bill = { label: 'wallet.report', icon: 'document' } as const
const DEPOSITS = '/depositlist'
const WITHDRAWALS = '/withdrawal'
const transfer = { label: 'wallet.transfer', icon: 'transfer' } as const

export const wallet: Vertical<keyof typeof en> = {
  names: (language) => import(`./web/names/text/${language}.ts`),
  places: {
    '/assets': {
      access: 'member',
      name: 'wallet.assets',
      tab: '/assets',
      tabBar: { label: 'wallet.tab', icon: 'wallet', order: 50 },
      menu: { label: 'wallet.assets', icon: 'wallet', group: 'main', order: 30 },
    },
    '/depositlist': {
      access: 'realMember',
      name: 'wallet.deposits',
      menu: { label: 'wallet.deposits', icon: 'history', group: 'main', order: 20 },
    },
    '/deposit': {
      access: 'realMember',
      name: 'wallet.deposit',
      shortcut: { ...deposit, order: 10 },
      menu: { ...deposit, group: 'main', order: 14 },
      way: { label: 'wallet.deposit', order: 20 },
    },
    '/withdrawal': {
      access: 'realMember',
      name: 'wallet.withdraw',
      shortcut: { ...withdraw, order: 20 },
      menu: { ...withdraw, group: 'main', order: 24 },
      way: { label: 'wallet.withdraw', order: 30 },
    },
    '/transfer': {
      access: 'member',
      name: 'wallet.transfer',
      shortcut: { ...transfer, order: 30 },
      way: { label: 'wallet.transfer', order: 40 },
    },
    '/report': {
      access: 'member',
      name: 'wallet.report',
      menu: { ...bill, group: 'main', order: 34 },
    },
    '/assets/address': {
      access: 'realMember',
      name: 'wallet.addresses',
      menu: { label: 'wallet.addresses', icon: 'pin', group: 'account', order: 10 },
    },
    '/assets/addressAdd': { access: 'realMember', name: 'wallet.addresses' },
  },
  billPlaces: {
    transfer: '/transfer',
    sandboxFunds: DEPOSITS,
    deposit: DEPOSITS,
    depositReversed: DEPOSITS,
    debtRepaid: DEPOSITS,
    withdrawal: WITHDRAWALS,
    withdrawalFee: WITHDRAWALS,
  },
  screens: {
    '/assets': {
      texts: [texts.wallet, texts.assets],
      load: () => import('./web/assets/AssetsScreen.tsx'),
    },
    '/report': {
      texts: [texts.wallet, texts.bill, texts.assets],
      load: () => import('./web/bill/BillScreen.tsx'),
    },
    '/transfer': {
      texts: [texts.wallet, texts.assets],
      load: () => import('./web/TransferScreen.tsx'),
    },
    '/deposit': {
      texts: [texts.wallet, texts.deposit],
      load: () => import('./web/deposit/DepositScreen.tsx'),
    },
    '/depositlist': {
      texts: [texts.wallet, texts.deposit],
      load: () => import('./web/deposit/DepositListScreen.tsx'),
    },
    '/withdrawal': {
      texts: [texts.wallet, texts.addresses, texts.withdrawal],
      load: () => import('./web/withdrawal/WithdrawalScreen.tsx'),
    },
    '/assets/address': {
      texts: [texts.addresses],
      load: () => import('./web/addresses/AddressesScreen.tsx'),
    },
    '/assets/addressAdd': {
      texts: [texts.wallet, texts.addresses],
      load: () => import('./web/addresses/AddAddressScreen.tsx'),
    },
  },
  feeds: [balancesFeed.opening(createBalances)],
}
