/** What members are notified of about their account, in Indonesian. */
import type en from './en.ts'

export default {
  'account.notYou': 'Bukan Anda? Buka pusat keamanan sekarang.',
  'account.verified': 'Tidak ada lagi yang perlu Anda lakukan.',
  'account.refused': 'Buka untuk melihat alasannya, lalu kirim lagi.',
} satisfies typeof en
