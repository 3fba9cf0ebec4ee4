/** What a member did on the spot market, in Spanish. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Orden de compra enviada',
  'happened.sellOrder': 'Orden de venta enviada',
} satisfies typeof en
