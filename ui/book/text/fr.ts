/** What a book and its latest trades say, in French. */
import type en from './en.ts'

export default {
  'book.marketSide': 'Carnet d’ordres et échanges',
  'book.book': 'Carnet',
  'book.trades': 'Échanges',
  'book.view': 'Vue du carnet d’ordres',
  'book.both': 'Achat et vente',
  'book.bidsOnly': 'Achat seul',
  'book.asksOnly': 'Vente seule',
  'book.grouping': 'Regroupement des prix',
  'book.usePrice': 'Utiliser le prix {price}',
  'book.useAmount': 'Utiliser la quantité {amount}',
  'book.ownOrder': 'votre ordre',
  'book.ratio': 'Acheteurs {buy}, vendeurs {sell}',
  'book.empty': 'Aucun ordre dans le carnet',
  'book.noTrades': 'Aucun échange pour l’instant',
  'book.priceIn': 'Prix ({asset})',
  'book.amountIn': 'Quantité ({asset})',
  'book.buy': 'Acheter',
  'book.sell': 'Vendre',
} satisfies typeof en
