/** What a book and its latest trades say, in Spanish. */
import type en from './en.ts'

export default {
  'book.marketSide': 'Libro de órdenes y operaciones',
  'book.book': 'Libro',
  'book.trades': 'Operaciones',
  'book.view': 'Vista del libro de órdenes',
  'book.both': 'Compra y venta',
  'book.bidsOnly': 'Solo compra',
  'book.asksOnly': 'Solo venta',
  'book.grouping': 'Agrupación de precios',
  'book.usePrice': 'Usar el precio {price}',
  'book.useAmount': 'Usar la cantidad {amount}',
  'book.ownOrder': 'tu orden',
  'book.ratio': 'Compradores {buy}, vendedores {sell}',
  'book.empty': 'No hay órdenes en el libro',
  'book.noTrades': 'Aún no hay operaciones',
  'book.priceIn': 'Precio ({asset})',
  'book.amountIn': 'Cantidad ({asset})',
  'book.buy': 'Comprar',
  'book.sell': 'Vender',
} satisfies typeof en
