/** What a book and its latest trades say, in Portuguese. */
import type en from './en.ts'

export default {
  'book.marketSide': 'Livro de ordens e negócios',
  'book.book': 'Livro',
  'book.trades': 'Negócios',
  'book.view': 'Visão do livro de ordens',
  'book.both': 'Compra e venda',
  'book.bidsOnly': 'Só compra',
  'book.asksOnly': 'Só venda',
  'book.grouping': 'Agrupamento de preços',
  'book.usePrice': 'Usar o preço {price}',
  'book.useAmount': 'Usar a quantidade {amount}',
  'book.ownOrder': 'sua ordem',
  'book.ratio': 'Compradores {buy}, vendedores {sell}',
  'book.empty': 'Nenhuma ordem no livro',
  'book.noTrades': 'Nenhum negócio ainda',
  'book.priceIn': 'Preço ({asset})',
  'book.amountIn': 'Quantidade ({asset})',
  'book.buy': 'Comprar',
  'book.sell': 'Vender',
} satisfies typeof en
