/** What a member did on the spot market, in Spanish. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Orden de compra colocada',
  'happened.sellOrder': 'Orden de venta colocada',
} satisfies typeof en
