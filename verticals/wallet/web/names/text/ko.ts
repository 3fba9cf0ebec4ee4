/** The wallet's names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'wallet.tab': '자산',
  'wallet.assets': '자산 센터',
  'wallet.deposits': '입금 내역',
  'wallet.addresses': '주소록',
  'wallet.report': '거래 내역',
  'wallet.deposit': '입금',
  'wallet.withdraw': '출금',
  'wallet.transfer': '이체',
  'wallet.topUp': '충전',
} satisfies typeof en
