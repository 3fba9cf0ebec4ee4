/** What support notifies members of, in Indonesian. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'Balasan untuk masukan Anda',
  'supportReplied.body': 'Layanan pelanggan telah membalas Anda.',
  'supportAnswered.title': 'Pesan dari layanan pelanggan',
  'supportAnswered.body': 'Ada jawaban di obrolan Anda.',
} satisfies typeof en
