/** What every receipt says, in Indonesian. */
import type en from './en.ts'

export default {
  'receipt.share': 'Bagikan',
  'receipt.copyLink': 'Salin tautan',
  'receipt.verifyTitle': 'Verifikasi sendiri',
  'receipt.verify': 'Verifikasi di browser ini',
  'receipt.verified': 'Terverifikasi: semua isi tanda terima ini cocok.',
  'receipt.notVerified': 'Tanda terima ini gagal diverifikasi. Unduh dan simpan sebagai bukti.',
  'receipt.notPublished':
    'Sejauh ini semuanya cocok. Menit rantai ini belum diterbitkan: verifikasi lagi satu menit kemudian.',
  'receipt.stepPublished': 'Menit-menit rantai cocok dengan yang diterbitkan',
  'receipt.download': 'Unduh tanda terima',
  'receipt.verifyOutside': 'Atau periksa berkas di luar aplikasi ini:',
  'receipt.chainPlace': 'Tempat dalam rantai',
  'receipt.minuteOf': 'Menit {number} dari rantai',
  'receipt.blocks': '{count, plural, other {# blok}}',
  'receipt.sourceSimulator': 'Pasar simulasi',
  'receipt.sourceVenues': 'Median dari {venues}',
} satisfies typeof en
