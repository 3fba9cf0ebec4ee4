/** What the console’s calls of support are refused for, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.englishMissing':
    'Teks bahasa Inggris belum ada: itulah yang dibaca bila tidak ada terjemahan.',
  'refusal.linkUnsound':
    'Ada tautan yang tidak menuju bagian aplikasi. Bentuknya: [kata](/deposit).',
  'refusal.momentPassed': 'Waktu ini sudah lewat. Pilih yang lebih nanti.',
  'refusal.slugTaken': 'Artikel lain sudah memakai nama pendek ini.',
  'refusal.figureUnknown': 'Teks menyebut angka yang tidak ada. Daftar menunjukkan yang tersedia.',
  'refusal.chatDoesNotExist': 'Percakapan ini sudah tidak ada.',
  'refusal.chatTaken': '{name} sedang menangani percakapan ini.',
  'refusal.chatOperatorUnknown': 'Operator ini tidak dapat menangani percakapan.',
  'refusal.answerDoesNotExist': 'Jawaban siap pakai ini sudah tidak ada.',
  'refusal.feedbackReplied': 'Masukan ini sudah dibalas.',
} satisfies typeof en
