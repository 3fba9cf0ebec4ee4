/** The wallet's names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'wallet.tab': '資產',
  'wallet.assets': '資產中心',
  'wallet.deposits': '充值紀錄',
  'wallet.addresses': '地址簿',
  'wallet.report': '帳單',
  'wallet.deposit': '充值',
  'wallet.withdraw': '提幣',
  'wallet.transfer': '劃轉',
  'wallet.topUp': '補足',
} satisfies typeof en
