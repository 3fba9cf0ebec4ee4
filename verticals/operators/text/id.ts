/** What operators are told at the console's entrance and about each other, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Nama atau kata sandi salah.',
  'refusal.operatorCodeWrong': 'Kode salah atau sudah pernah digunakan.',
  'refusal.invitationOver':
    'Tautan ini sudah digunakan atau tidak berlaku lagi. Mintalah yang baru kepada admin.',
  'refusal.noPasskey': 'Anda belum memiliki passkey. Gunakan kode dari aplikasi autentikator.',
  'refusal.operatorUnknown': 'Operator tersebut tidak ada.',
  'refusal.operatorSessionOver': 'Sesi ini sudah berakhir.',
  'refusal.operatorNameTaken': 'Sudah ada operator dengan nama ini.',
  'refusal.ownAccess': 'Anda tidak dapat mengubah akses Anda sendiri. Mintalah kepada admin lain.',
  'refusal.lastFactor': 'Ini satu-satunya faktor kedua Anda. Tambahkan yang lain dulu.',
  'refusal.lastAdmin': 'Ini admin terakhir. Jadikan orang lain admin terlebih dahulu.',
  'refusal.queueUnknown': 'Antrean ini tidak ada.',
  'refusal.caseUnknown': 'Kasus ini tidak lagi menunggu.',
  'refusal.caseTaken': '{name} sedang mengerjakan kasus ini.',
  'refusal.caseChanged':
    'Kasus ini berubah sejak Anda membukanya. Periksa lagi sebelum memutuskan.',
  'refusal.addressUnreadable':
    'Alamatnya tidak terbaca, jadi penarikan ini tidak akan pernah bisa dibayar. Anda dapat menolaknya.',
  'refusal.costCoinWrong': 'Jaringan ini menarik biayanya dalam koin lain.',
  'refusal.paidBySigner':
    'Penarikan ini dibayar oleh penanda tangan. Jika dibayar manual, uangnya keluar dua kali.',
  'refusal.amountTooLarge':
    'Jumlah ini melebihi batas maksimum sehingga tidak dapat dikreditkan apa adanya.',
  'refusal.payoutUnproven':
    'Chain tidak membuktikan bahwa tidak ada yang dibayar. Penarikan ini tidak dapat ditolak atau dikirim ulang.',
  'refusal.transactionNotSigned':
    'Penanda tangan tidak menandatangani transaksi ini untuk penarikan ini.',
  'refusal.notLookedAt': 'Buka kasusnya sebelum memutuskan.',
  'refusal.photosUnopened': 'Lihat setiap foto sebelum memverifikasi.',
  'refusal.idNumberTaken': 'Anggota lain sudah terverifikasi dengan nomor identitas ini.',
  'refusal.pictureLinkOver': 'Tautan ke gambar ini sudah kedaluwarsa. Buka kasusnya lagi.',
  'refusal.picturesBusy': 'Gambar belum dapat ditampilkan. Coba lagi sebentar lagi.',
  'refusal.adminNeeded': 'Hanya admin yang boleh mengubah akses.',
  'refusal.otherAdminCanDoIt': 'Ada admin lain yang bisa melakukannya di konsol.',
} satisfies typeof en
