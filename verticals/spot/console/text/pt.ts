/** What a member did on the spot market, in Portuguese. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Ordem de compra enviada',
  'happened.sellOrder': 'Ordem de venda enviada',
} satisfies typeof en
