/** What a receipt says, in Indonesian. */
import type en from './en.ts'

export default {
  'receipt.title': 'Tanda terima donasi',
  'receipt.number': 'Nomor tanda terima',
  'receipt.date': 'Tanggal',
  'receipt.project': 'Proyek',
  'receipt.donor': 'Donatur',
  'receipt.contact': 'Kontak',
  'receipt.address': 'Alamat',
  'receipt.amount': 'Jumlah donasi',
  'receipt.fiat': 'Jumlah dalam mata uang fiat',
  'receipt.worth': 'Dihitung sebagai',
  'receipt.price': 'Harga acuan',
  'receipt.rate': 'Kurs acuan mata uang',
  'receipt.received':
    '{issuer} menyatakan telah menerima donasi ini dan menyimpannya untuk proyek di atas sampai dibayarkan.',
  'receipt.nothingInReturn': 'Tidak ada imbalan yang diberikan. Tidak ada biaya yang dipungut.',
  'receipt.check':
    'Apakah dapat dikurangkan dari pajak bergantung pada hukum di tempat tinggal Anda.',
  'receipt.sandbox':
    'Sandbox: bursa ini tidak menangani uang sungguhan dan tanda terima ini bukan bukti donasi sungguhan.',
} satisfies typeof en
