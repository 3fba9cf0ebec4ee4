/** What a book and its latest trades say, in Korean. */
import type en from './en.ts'

export default {
  'book.marketSide': '호가와 체결',
  'book.book': '호가',
  'book.trades': '체결',
  'book.view': '호가창 보기',
  'book.both': '매수와 매도',
  'book.bidsOnly': '매수만',
  'book.asksOnly': '매도만',
  'book.grouping': '호가 단위 묶음',
  'book.usePrice': '가격 {price} 사용',
  'book.useAmount': '수량 {amount} 사용',
  'book.ownOrder': '내 주문',
  'book.ratio': '매수 {buy}, 매도 {sell}',
  'book.empty': '호가가 없습니다',
  'book.noTrades': '체결 내역이 없습니다',
  'book.priceIn': '가격 ({asset})',
  'book.amountIn': '수량 ({asset})',
  'book.buy': '매수',
  'book.sell': '매도',
} satisfies typeof en
