/** What a book and its latest trades say, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'book.marketSide': '訂單簿與成交',
  'book.book': '訂單簿',
  'book.trades': '成交',
  'book.view': '訂單簿顯示方式',
  'book.both': '買盤與賣盤',
  'book.bidsOnly': '只看買盤',
  'book.asksOnly': '只看賣盤',
  'book.grouping': '價格合併',
  'book.usePrice': '使用價格 {price}',
  'book.useAmount': '使用數量 {amount}',
  'book.ownOrder': '您的訂單',
  'book.ratio': '買方 {buy}，賣方 {sell}',
  'book.empty': '訂單簿中沒有訂單',
  'book.noTrades': '尚無成交',
  'book.priceIn': '價格 ({asset})',
  'book.amountIn': '數量 ({asset})',
  'book.buy': '買入',
  'book.sell': '賣出',
} satisfies typeof en
