/** The wallet's names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'wallet.tab': 'Aset',
  'wallet.assets': 'Pusat aset',
  'wallet.deposits': 'Riwayat deposit',
  'wallet.addresses': 'Buku alamat',
  'wallet.report': 'Mutasi',
  'wallet.deposit': 'Deposit',
  'wallet.withdraw': 'Tarik',
  'wallet.transfer': 'Transfer',
  'wallet.topUp': 'Isi ulang',
} satisfies typeof en
