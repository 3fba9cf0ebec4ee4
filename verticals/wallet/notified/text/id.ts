/** What members are notified of in the wallet, in Indonesian. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'Deposit dikreditkan',
  'depositArrived.body': '{amount} {asset} dikreditkan ke akun spot Anda.',
  'depositTakenBack.title': 'Deposit dibatalkan',
  'depositTakenBack.body': 'Jaringan membatalkan deposit {amount} {asset} Anda.',
  'depositTurnedDown.title': 'Deposit ditolak',
  'depositTurnedDown.body': '{amount} {asset}. Alasannya ada di riwayat deposit.',
  'withdrawalAsked.title': 'Penarikan diajukan',
  'withdrawalAsked.body': '{amount} {asset}. Bukan Anda? Batalkan sekarang juga.',
  'withdrawalSent.title': 'Penarikan selesai',
  'withdrawalSent.body': '{amount} {asset} telah dikirim dan dikonfirmasi.',
  'withdrawalTurnedDown.title': 'Penarikan ditolak',
  'withdrawalTurnedDown.body': '{amount} {asset} dan biayanya kembali ke akun Anda.',
} satisfies typeof en
