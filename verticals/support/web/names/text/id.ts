/** Support's names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'support.service': 'Layanan pelanggan',
  'support.notices': 'Pengumuman',
  'support.about': 'Tentang kami',
  'support.help': 'Pusat bantuan',
  'support.download': 'Unduh aplikasi',
  'support.terms': 'Perjanjian pengguna',
  'support.privacy': 'Kebijakan privasi',
} satisfies typeof en
