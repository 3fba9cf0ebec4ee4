/** What a book and its latest trades say, in Japanese. */
import type en from './en.ts'

export default {
  'book.marketSide': '板と約定',
  'book.book': '板',
  'book.trades': '約定',
  'book.view': '板の表示',
  'book.both': '買いと売り',
  'book.bidsOnly': '買いのみ',
  'book.asksOnly': '売りのみ',
  'book.grouping': '呼値の集約',
  'book.usePrice': '価格 {price} を使う',
  'book.useAmount': '数量 {amount} を使う',
  'book.ownOrder': '自分の注文',
  'book.ratio': '買い {buy}、売り {sell}',
  'book.empty': '板に注文がありません',
  'book.noTrades': 'まだ約定はありません',
  'book.priceIn': '価格({asset})',
  'book.amountIn': '数量({asset})',
  'book.buy': '買い',
  'book.sell': '売り',
} satisfies typeof en
