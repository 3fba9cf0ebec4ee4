/** Why a call of the console about money is refused, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Akun ini tidak ada.',
  'refusal.confirmationDiffers': 'Koin yang Anda ketik bukan koin kredit ini.',
  'refusal.worthDiffers': '{amount} {asset} bernilai {worth} USDT. Periksa jumlah dan koinnya.',
  'refusal.worthUnknown': 'Saat ini tidak ada harga acuan {asset}. Coba lagi saat sudah ada.',
  'refusal.treasuryTooSmall': 'Perbendaharaan memiliki {free} {asset}.',
  'refusal.fundsReserved':
    'Paling banyak {free} {asset} yang bisa ditarik kembali. Sisanya dicadangkan untuk kewajiban kepada anggota.',
} satisfies typeof en
