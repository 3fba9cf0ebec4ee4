/** What a book and its latest trades say, in Indonesian. */
import type en from './en.ts'

export default {
  'book.marketSide': 'Buku order dan transaksi',
  'book.book': 'Buku',
  'book.trades': 'Transaksi',
  'book.view': 'Tampilan buku order',
  'book.both': 'Beli dan jual',
  'book.bidsOnly': 'Beli saja',
  'book.asksOnly': 'Jual saja',
  'book.grouping': 'Pengelompokan harga',
  'book.usePrice': 'Pakai harga {price}',
  'book.useAmount': 'Pakai jumlah {amount}',
  'book.ownOrder': 'order Anda',
  'book.ratio': 'Pembeli {buy}, penjual {sell}',
  'book.empty': 'Tidak ada order di buku',
  'book.noTrades': 'Belum ada transaksi',
  'book.priceIn': 'Harga ({asset})',
  'book.amountIn': 'Jumlah ({asset})',
  'book.buy': 'Beli',
  'book.sell': 'Jual',
} satisfies typeof en
