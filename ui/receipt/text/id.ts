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
  'receipt.notSigned':
    'Semua yang dapat diperiksa benar. Browser ini tidak dapat memeriksa tanda tangan: buka halaman lewat HTTPS di browser terbaru atau periksa berkasnya.',
  'receipt.stepRecorded': 'Isinya tercatat dalam rantai tanda terima',
  'receipt.stepSigned': 'Bursa menandatangani tepat tanda terima ini',
  'receipt.stepPublished': 'Menit, blok, dan kunci cocok dengan yang dipublikasikan',
  'receipt.download': 'Unduh tanda terima',
  'receipt.verifyOutside': 'Atau periksa berkas di luar aplikasi ini:',
  'receipt.chainPlace': 'Tempat dalam rantai',
  'receipt.minuteOf': 'Menit {number} dari rantai',
  'receipt.blockOf': 'Blok {number} dari rantai tanda terima',
  'receipt.signedBy': 'Ditandatangani dengan kunci',
  'receipt.blocks': '{count, plural, other {# blok}}',
  'receipt.sourceSimulator': 'Pasar simulasi',
  'receipt.sourceVenues': 'Median dari {venues}',
} satisfies typeof en
