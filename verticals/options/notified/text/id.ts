/** What members are notified of in options, in Indonesian. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Opsi menang',
  'optionWon.body': '{pair}: untung {profit} USDT dari modal {stake} USDT',
  'optionLost.title': 'Opsi kalah',
  'optionLost.body': '{pair}: modal {stake} USDT hilang',
  'optionRefunded.title': 'Opsi dikembalikan',
  'optionRefunded.body': '{pair}: modal {stake} USDT kembali ke akun Anda',
} satisfies typeof en
