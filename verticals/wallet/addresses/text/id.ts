/** The message about a new address, in Indonesian. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Alamat baru di buku alamat Evenkeel Anda',
  'notice.addressAdded.body':
    'Sebuah alamat penarikan ditambahkan ke buku alamat Anda pada {at} UTC: {address}, {asset} di {network}. Bukan Anda? Hapus alamat itu, segera ganti kata sandi login, dan bekukan akun Anda di pusat keamanan.',
  'notice.addressAdded.short':
    'Evenkeel: alamat penarikan {address} ({asset}) ditambahkan ke buku alamat. Bukan Anda? Segera ganti kata sandi dan bekukan akun di aplikasi.',
} satisfies typeof en
