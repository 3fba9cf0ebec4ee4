/** What a member did on the spot market, in French. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Ordre d’achat placé',
  'happened.sellOrder': 'Ordre de vente placé',
} satisfies typeof en
