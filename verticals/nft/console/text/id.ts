/** What the NFT market's page in the console says, in Indonesian. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'Pasar NFT',
  'nftDesk.collection': 'Koleksi',
  'nftDesk.category': 'Kategori',
  'nftDesk.size': 'Item',
  'nftDesk.listed': 'Dijual',
  'nftDesk.owners': 'Pemilik',
  'nftDesk.floor': 'Harga dasar',
  'nftDesk.volume': 'Volume',
  'nftDesk.sales': 'Penjualan',
  'nftDesk.state': 'Status',
  'nftDesk.actions': 'Tindakan',
  'nftDesk.hidden': 'Tersembunyi',
  'nftDesk.shown': 'Tampil',
  'nftDesk.hide': 'Sembunyikan',
  'nftDesk.show': 'Tampilkan',
  'nftDesk.hideHint':
    'Tidak ada yang baru dimulai dalam koleksi tersembunyi; yang terbuka tetap berjalan.',
  'nftDesk.showHint': 'Koleksi tampil dan diperdagangkan lagi.',
  'nftDesk.changed': 'Koleksi diubah',
  'nftDesk.rewardsHeld': 'Akun imbalan',
  'nftDesk.rewardsOwed': 'Dijanjikan untuk stake',
  'nftDesk.pendingOrders': 'Pesanan belum dibayar',
  'nftDesk.openOffers': 'Penawaran terbuka',
  'nftDesk.openStakes': 'Stake berjalan',
  'nftDesk.none': 'Tidak ada koleksi',
  'nftDesk.mint': 'Cetak koleksi',
  'nftDesk.preview': 'Pratinjau',
  'nftDesk.previewHint': 'Isi nama, ukuran, dan harga dasar untuk melihat karyanya.',
  'nftDesk.previewNote':
    '{name}, sebagaimana akan digambar dan dihargai. Itemnya hanya mengikuti nama.',
} satisfies typeof en
