/** The wallet's names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'wallet.tab': 'Tài sản',
  'wallet.assets': 'Trung tâm tài sản',
  'wallet.deposits': 'Lịch sử nạp tiền',
  'wallet.addresses': 'Sổ địa chỉ',
  'wallet.report': 'Sao kê',
  'wallet.deposit': 'Nạp tiền',
  'wallet.withdraw': 'Rút tiền',
  'wallet.transfer': 'Chuyển tiền',
  'wallet.topUp': 'Nạp lại',
} satisfies typeof en
