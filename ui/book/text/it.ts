/** What a book and its latest trades say, in Italian. */
import type en from './en.ts'

export default {
  'book.marketSide': 'Book e scambi',
  'book.book': 'Book',
  'book.trades': 'Scambi',
  'book.view': 'Vista del book',
  'book.both': 'Denaro e lettera',
  'book.bidsOnly': 'Solo denaro',
  'book.asksOnly': 'Solo lettera',
  'book.grouping': 'Raggruppamento dei prezzi',
  'book.usePrice': 'Usa il prezzo {price}',
  'book.useAmount': 'Usa la quantità {amount}',
  'book.ownOrder': 'il tuo ordine',
  'book.ratio': 'Compratori {buy}, venditori {sell}',
  'book.empty': 'Nessun ordine nel book',
  'book.noTrades': 'Ancora nessuno scambio',
  'book.priceIn': 'Prezzo ({asset})',
  'book.amountIn': 'Quantità ({asset})',
  'book.buy': 'Compra',
  'book.sell': 'Vendi',
} satisfies typeof en
