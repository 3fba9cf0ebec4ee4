/** The shell's texts, in Indonesian. */
import type en from './en.ts'

export default {
  'web.language': 'Bahasa',
  'web.toLight': 'Ganti ke tema terang',
  'web.toDark': 'Ganti ke tema gelap',
  'web.notFound': 'Halaman tidak ditemukan',
  'web.notFoundHint': 'Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan.',
  'web.home': 'Ke halaman awal',
  'web.signIn': 'Masuk',
  'web.signInHint':
    'Akun dengan kata sandi belum tersedia. Di sandbox, jalankan perintah di bawah ini lalu buka tautan yang muncul.',
  'web.linkOver': 'Tautan ini sudah tidak berlaku. Buat yang baru: {command}',
  'web.token': 'Token sesi',
  'web.tokenHint': 'Tempel token',
  'web.enter': 'Lanjutkan',
} satisfies typeof en
