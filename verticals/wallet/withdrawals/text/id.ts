/** The messages about withdrawals, in Indonesian. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Penarikan {amount} {asset} diajukan',
  'notice.requested.body':
    'Anda mengajukan penarikan {amount} {asset} melalui {network} ke alamat berakhiran {address}. Bukan Anda? Segera batalkan di aplikasi, bekukan akun di pusat keamanan, dan ganti kata sandi.',
  'notice.requested.short':
    'Evenkeel: penarikan {amount} {asset} ke {address} diajukan. Bukan Anda? Batalkan di aplikasi.',
  'notice.byProgram.subject': 'Penarikan {amount} {asset} diajukan dengan kunci API',
  'notice.byProgram.body':
    'Program dengan salah satu kunci API Anda mengajukan penarikan {amount} {asset} melalui {network} ke alamat berakhiran {address}. Bukan Anda? Segera batalkan di aplikasi, hapus kuncinya di pusat keamanan, dan bekukan akun.',
  'notice.byProgram.short':
    'Evenkeel: kunci API mengajukan penarikan {amount} {asset} ke {address}. Bukan Anda? Batalkan di aplikasi.',
  'notice.approved.subject': 'Penarikan {amount} {asset} disetujui',
  'notice.approved.body':
    'Penarikan {amount} {asset} melalui {network} telah disetujui dan segera dikirim. Penarikan ini tidak bisa dibatalkan lagi.',
  'notice.approved.short':
    'Evenkeel: penarikan {amount} {asset} Anda disetujui dan segera dikirim.',
  'notice.cancelled.subject': 'Penarikan {amount} {asset} dibatalkan',
  'notice.cancelled.body':
    'Penarikan {amount} {asset} melalui {network} telah dibatalkan. Jumlah dan biaya tersedia kembali. Bukan Anda? Ganti kata sandi.',
  'notice.cancelled.short':
    'Evenkeel: penarikan {amount} {asset} Anda dibatalkan; dana tersedia kembali.',
  'notice.paid.subject': 'Penarikan {amount} {asset} selesai',
  'notice.paid.body':
    '{amount} {asset} telah dikirim melalui {network} dan dikonfirmasi. Lihat transaksinya di riwayat penarikan.',
  'notice.paid.short': 'Evenkeel: penarikan {amount} {asset} Anda selesai.',
  'notice.rejected.subject': 'Penarikan {amount} {asset} ditolak',
  'notice.rejected.body':
    'Penarikan {amount} {asset} melalui {network} ditolak. Jumlah dan biaya telah kembali ke akun Anda; alasannya ada di riwayat penarikan.',
  'notice.rejected.short':
    'Evenkeel: penarikan {amount} {asset} ditolak; dana kembali ke akun Anda.',
  'code.words':
    'Kode Anda untuk menarik {amount} {asset} melalui {network} ke alamat berakhiran {address}. Masukkan hanya jika ini 6 karakter terakhir alamat tujuan Anda:',
} satisfies typeof en
