/** What a book and its latest trades say, in German. */
import type en from './en.ts'

export default {
  'book.marketSide': 'Orderbuch und Trades',
  'book.book': 'Buch',
  'book.trades': 'Trades',
  'book.view': 'Ansicht des Orderbuchs',
  'book.both': 'Kauf und Verkauf',
  'book.bidsOnly': 'Nur Kauf',
  'book.asksOnly': 'Nur Verkauf',
  'book.grouping': 'Preisstufen',
  'book.usePrice': 'Preis {price} übernehmen',
  'book.useAmount': 'Menge {amount} übernehmen',
  'book.ownOrder': 'Ihre Order',
  'book.ratio': 'Käufer {buy}, Verkäufer {sell}',
  'book.empty': 'Keine Orders im Buch',
  'book.noTrades': 'Noch keine Trades',
  'book.priceIn': 'Preis ({asset})',
  'book.amountIn': 'Menge ({asset})',
  'book.buy': 'Kauf',
  'book.sell': 'Verkauf',
} satisfies typeof en
