/** The kit's texts, in Indonesian. */
import type en from './en.ts'

export default {
  'ui.back': 'Kembali',
  'ui.close': 'Tutup',
  'ui.confirm': 'Konfirmasi',
  'ui.cancel': 'Batal',
  'ui.retry': 'Coba lagi',
  'ui.loading': 'Memuat',
  'ui.loadMore': 'Muat lainnya',
  'ui.reconnecting': 'Menghubungkan ulang…',
  'ui.demo': 'Demo',
  'ui.unreachable': 'Tidak dapat terhubung ke bursa. Periksa koneksi Anda, lalu coba lagi.',
  'ui.outcomeUnknown':
    'Tidak ada jawaban. Aman untuk mencoba lagi: hanya akan dijalankan paling banyak satu kali.',
  'ui.empty': 'Belum ada apa-apa di sini.',
  'ui.all': 'Semua',
  'ui.amountMost': 'Maksimum {amount} {asset}',
  'ui.amountLeast': 'Minimum {amount} {asset}',
  'ui.amountForm': 'Masukkan angka seperti {example}',
  'ui.amountDecimals': 'Maksimum {count} angka desimal',
} satisfies typeof en
