/** What a book and its latest trades say, in Russian. */
import type en from './en.ts'

export default {
  'book.marketSide': 'Стакан и сделки',
  'book.book': 'Стакан',
  'book.trades': 'Сделки',
  'book.view': 'Вид стакана',
  'book.both': 'Покупка и продажа',
  'book.bidsOnly': 'Только покупка',
  'book.asksOnly': 'Только продажа',
  'book.grouping': 'Группировка цен',
  'book.usePrice': 'Взять цену {price}',
  'book.useAmount': 'Взять количество {amount}',
  'book.ownOrder': 'ваш ордер',
  'book.ratio': 'Покупатели {buy}, продавцы {sell}',
  'book.empty': 'В стакане нет ордеров',
  'book.noTrades': 'Сделок пока нет',
  'book.priceIn': 'Цена ({asset})',
  'book.amountIn': 'Кол-во ({asset})',
  'book.buy': 'Купить',
  'book.sell': 'Продать',
} satisfies typeof en
