/** What the server answers about options, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': 'Opsi dengan durasi ini saat ini tidak tersedia di pasar ini.',
  'refusal.termsChanged': 'Imbal hasil baru saja berubah. Periksa ketentuan baru lalu pasang lagi.',
  'refusal.stakeBelowMinimum': 'Modal minimum adalah {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'Modal maksimum adalah {maximum} {asset}.',
  'refusal.stakeTooFine': 'Modal memiliki paling banyak dua angka desimal.',
  'refusal.expiryAfterClose':
    'Pasar tutup pada {closesUtc} (UTC), sebelum opsi ini berakhir. Pilih waktu yang lebih singkat.',
  'refusal.priceStale':
    'Saat ini belum ada harga terbaru untuk pasar ini. Silakan coba lagi sebentar lagi.',
  'refusal.optionsArePaused':
    'Anda sedang menjeda perdagangan opsi. Anda dapat memasang opsi lagi setelah jeda berakhir.',
  'refusal.ownLossLimitReached':
    'Ini akan melampaui batas kerugian harian Anda sendiri sebesar {limit} {asset}. Hari ini Anda masih dapat memasang {left} {asset}.',
  'refusal.ownNumberLimitReached': 'Anda telah mencapai batas Anda sendiri, {limit} opsi per hari.',
  'refusal.exposureReached':
    'Modal maksimum untuk waktu jatuh tempo ini sekarang adalah {free} {asset}.',
  'refusal.tooManyOptions':
    'Anda dapat memiliki paling banyak {maximum} opsi terbuka. Tunggu hingga sebagian diselesaikan.',
  'refusal.limitsMalformed': 'Batas ini tidak dapat ditetapkan.',
  'refusal.termsUnsound':
    'Ketentuan ini tidak dapat ditawarkan: periksa durasi, imbal hasil, dan modal.',
  'refusal.optionDoesNotExist': 'Opsi ini tidak ada.',
  'refusal.receiptDoesNotExist': 'Tanda terima ini tidak ada.',
} satisfies typeof en
