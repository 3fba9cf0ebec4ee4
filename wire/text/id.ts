/** What the platform says to a caller, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'Ada yang tidak valid dalam permintaan ini. Periksa lalu coba lagi.',
  'refusal.keyMissing': 'Permintaan ini harus menyertakan kunci idempotensi.',
  'refusal.keyReused': 'Permintaan ini sudah digunakan untuk hal lain. Silakan mulai lagi.',
  'refusal.keyExpired':
    'Permintaan ini berumur lebih dari sehari dan tidak dijalankan lagi. Periksa order dan riwayat Anda, lalu mulai dari awal.',
  'refusal.keyFromFuture': 'Jam perangkat ini lebih cepat dari bursa. Atur ulang lalu coba lagi.',
  'refusal.tooManyKeys': 'Terlalu banyak permintaan dalam beberapa jam. Coba lagi nanti.',
  'refusal.notLoggedIn': 'Anda belum masuk atau sesi telah berakhir. Silakan masuk.',
  'refusal.sessionExpired': 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  'refusal.notAllowed': 'Anda tidak memiliki izin untuk melakukan ini.',
  'refusal.stepUpNeeded': 'Konfirmasikan tindakan ini dengan autentikasi dua faktor.',
  'refusal.demoNotAllowed': 'Tidak tersedia di akun demo. Pindahlah ke akun riil Anda.',
  'refusal.notFound': 'Tidak ditemukan.',
  'refusal.tooLarge': 'Permintaan terlalu besar.',
  'refusal.tooManyRequests': 'Terlalu banyak permintaan. Harap tunggu sebentar.',
  'refusal.deadlinePassed': 'Proses terlalu lama dan tidak dijalankan. Silakan coba lagi.',
  'refusal.exchangeBusy':
    'Bursa sedang sangat sibuk dan permintaan Anda tidak dijalankan. Silakan coba lagi.',
  'refusal.decisionFailed':
    'Permintaan Anda tidak dapat diproses karena kesalahan di pihak kami. Tidak ada yang dijalankan. Coba lagi nanti atau hubungi dukungan.',
  'refusal.fieldUnreadable':
    'Sebagian data tersimpan tidak dapat dibaca, jadi permintaan tidak dijalankan. Silakan hubungi dukungan.',
  'refusal.historyBehind':
    'Riwayat sedikit tertinggal. Tidak ada yang hilang; silakan lihat lagi sebentar lagi.',
  'refusal.cancelOnly':
    'Saat ini order hanya dapat dibatalkan. Permintaan Anda tidak dijalankan; silakan coba lagi nanti.',
  'refusal.exchangeFrozen':
    'Perdagangan sedang dihentikan. Permintaan Anda tidak dijalankan; dana Anda tetap di tempatnya.',
  'refusal.maintenance':
    'Bursa sedang dalam pemeliharaan. Permintaan Anda tidak dijalankan; coba lagi nanti.',
  'refusal.withdrawalsFrozen': 'Penarikan sedang dihentikan. Dana Anda tetap di akun Anda.',
  'refusal.marketHalted': 'Perdagangan di pasar ini dihentikan. Anda masih bisa membatalkan order.',
  'refusal.marketHalted.named':
    'Perdagangan {symbol} dihentikan. Anda masih bisa membatalkan order.',
  'refusal.marketDelisted':
    'Pasar ini tidak lagi menerima order baru. Order yang terbuka masih bisa dibatalkan.',
  'refusal.approvalNeeded': 'Perubahan ini perlu disetujui operator kedua.',
  'refusal.operatorNotEnrolled': 'Hanya operator terdaftar yang boleh melakukannya.',
  'refusal.operatorTooNew':
    'Anda baru dalam peran ini: persetujuan Anda berlaku dalam {hours} jam.',
  'refusal.serverError': 'Terjadi kesalahan di pihak kami. Silakan coba lagi nanti.',
} satisfies typeof en
