/** The wallet's names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'wallet.tab': '資産',
  'wallet.assets': '資産管理',
  'wallet.deposits': '入金履歴',
  'wallet.addresses': 'アドレス帳',
  'wallet.report': '取引明細',
  'wallet.deposit': '入金',
  'wallet.withdraw': '出金',
  'wallet.transfer': '振替',
  'wallet.topUp': '補充',
} satisfies typeof en
