/** What members are notified of by support, in Indonesian. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'Balasan atas masukan Anda',
  'feedbackReplied.body': 'Tim dukungan telah membalas. Balasannya ada di bawah masukan Anda.',
  'chatAnswered.title': 'Pesan baru dari tim dukungan',
  'chatAnswered.body': 'Layanan pelanggan telah membalas Anda di chat.',
} satisfies typeof en
