/** The console's texts, in Indonesian. */
import type en from './en.ts'

export default {
  'console.sandbox': 'Sandbox',
  'console.production': 'Produksi',
  'console.language': 'Bahasa',
  'console.toLight': 'Beralih ke tema terang',
  'console.toDark': 'Beralih ke tema gelap',
  'console.skip': 'Langsung ke isi',
  'console.navigation': 'Navigasi',
  'console.waiting': '{count} menunggu',
  'console.search': 'Buka…',
  'console.signOut': 'Keluar',
  'console.live': 'Langsung',
  'console.notLive': 'Tidak langsung',
  'console.idle': 'Anda masih di sana?',
  'console.idleHint': 'Anda akan keluar dalam kurang dari dua menit karena tidak ada aktivitas.',
  'console.stay': 'Tetap masuk',
  'console.notFound': 'Halaman tidak ditemukan',
  'console.notFoundHint': 'Alamatnya mungkin salah ketik, atau halamannya sudah pindah.',
  'console.toFirst': 'Ke halaman pertama',
  'console.notAllowed': 'Bukan untuk peran Anda',
  'console.notAllowedHint':
    'Peran Anda {role}, sedangkan halaman ini untuk peran lain. Hubungi admin jika Anda memerlukannya.',
  'console.sessionOver': 'Sesi Anda berakhir. Masuk lagi.',
  'console.pageFailed': 'Halaman tidak dapat dibuka. Periksa koneksi Anda.',
  'console.group.work': 'Pekerjaan',
  'console.group.members': 'Anggota',
  'console.group.money': 'Dana',
  'console.group.configuration': 'Konfigurasi',
  'console.group.system': 'Sistem',
} satisfies typeof en
