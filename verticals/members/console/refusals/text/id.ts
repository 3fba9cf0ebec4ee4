/** Why a call of the console about members is refused, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'Anggota ini tidak ada.',
  'refusal.nothingPrivate': 'Tidak ada apa-apa lagi di sini.',
  'refusal.noteIsEmpty': 'Tulis sesuatu dulu.',
  'refusal.memberFrozen': 'Operator sudah membekukan akun ini.',
  'refusal.memberNotFrozen': 'Tidak ada operator yang membekukan akun ini.',
  'refusal.noOutbox': 'Bursa ini benar-benar mengirim pesannya, jadi tidak ada kotak keluar.',
  'refusal.memberHoldsFunds':
    'Anggota ini masih memiliki: {holds}. Bayarkan dulu. Jika dilepaskan, tak seorang pun bisa mengaksesnya. Untuk melepaskannya perlu dua admin.',
  'refusal.withdrawalsOpen':
    'Anggota ini punya penarikan yang belum selesai. Bayar atau tolak dulu: begitu anggota dihapus, alamatnya ikut hilang.',
} satisfies typeof en
