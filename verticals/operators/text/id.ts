/** What operators are told at the console's entrance and about each other, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Nama atau kata sandi salah.',
  'refusal.operatorCodeWrong': 'Kode salah atau sudah pernah digunakan.',
  'refusal.invitationOver':
    'Tautan ini sudah digunakan atau tidak berlaku lagi. Mintalah yang baru kepada admin.',
  'refusal.noPasskey': 'Anda belum memiliki kunci sandi. Gunakan kode dari aplikasi autentikator.',
  'refusal.operatorUnknown': 'Operator tersebut tidak ada.',
  'refusal.operatorSessionOver': 'Sesi ini sudah berakhir.',
  'refusal.operatorNameTaken': 'Sudah ada operator dengan nama ini.',
  'refusal.ownAccess': 'Anda tidak dapat mengubah akses Anda sendiri. Mintalah kepada admin lain.',
  'refusal.lastAdmin': 'Ini admin terakhir. Jadikan orang lain admin terlebih dahulu.',
} satisfies typeof en
