/** What a book and its latest trades say, in Vietnamese. */
import type en from './en.ts'

export default {
  'book.marketSide': 'Sổ lệnh và khớp lệnh',
  'book.book': 'Sổ lệnh',
  'book.trades': 'Khớp lệnh',
  'book.view': 'Kiểu xem sổ lệnh',
  'book.both': 'Mua và bán',
  'book.bidsOnly': 'Chỉ mua',
  'book.asksOnly': 'Chỉ bán',
  'book.grouping': 'Gộp mức giá',
  'book.usePrice': 'Dùng giá {price}',
  'book.useAmount': 'Dùng số lượng {amount}',
  'book.ownOrder': 'lệnh của bạn',
  'book.ratio': 'Bên mua {buy}, bên bán {sell}',
  'book.empty': 'Sổ lệnh chưa có lệnh',
  'book.noTrades': 'Chưa có lệnh khớp nào',
  'book.priceIn': 'Giá ({asset})',
  'book.amountIn': 'Số lượng ({asset})',
  'book.buy': 'Mua',
  'book.sell': 'Bán',
} satisfies typeof en
