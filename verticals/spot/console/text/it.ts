/** What a member did on the spot market, in Italian. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Ordine di acquisto inserito',
  'happened.sellOrder': 'Ordine di vendita inserito',
} satisfies typeof en
