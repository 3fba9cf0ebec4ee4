/** The usual reasons of decisions, as members read them, in Indonesian. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'Kami tidak menemukan transaksi ini di jaringan.',
  'queues.reason.otherAddress': 'Pembayaran dikirim ke alamat lain.',
  'queues.reason.amountDiffers': 'Jumlahnya tidak sama dengan yang masuk.',
  'queues.reason.notOurs': 'Pembayaran ini tidak ditujukan kepada kami.',
  'queues.reason.addressRisky': 'Demi keamanan, kami tidak mengirim dana ke alamat ini.',
  'queues.reason.accountRisky':
    'Akun Anda perlu diperiksa keamanannya terlebih dahulu. Silakan hubungi layanan pelanggan.',
  'queues.reason.identityUnclear':
    'Kami perlu memverifikasi identitas Anda lebih lanjut terlebih dahulu.',
  'queues.reason.photoUnreadable': 'Ada foto yang tidak terbaca. Silakan ambil ulang.',
  'queues.reason.photoIncomplete': 'Dokumen tidak terlihat utuh di foto.',
  'queues.reason.documentExpired': 'Dokumen sudah kedaluwarsa.',
  'queues.reason.detailsDiffer': 'Data Anda berbeda dengan yang ada di dokumen.',
  'queues.reason.notThePerson': 'Orang di foto bukan pemilik dokumen.',
  'queues.reason.feedbackThanks':
    'Terima kasih atas masukan Anda. Kami telah meneruskannya ke tim.',
  'queues.reason.feedbackLookingInto':
    'Kami sedang memeriksanya dan akan menghubungi Anda lewat obrolan dukungan.',
  'queues.reason.feedbackSolved': 'Ini seharusnya sudah teratasi. Jika belum, silakan tulis lagi.',
  'queues.reason.feedbackNeedsMore':
    'Kami perlu keterangan lebih lanjut. Silakan tulis di obrolan dukungan.',
} satisfies typeof en
