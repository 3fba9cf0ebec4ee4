/** What a member did on the spot market, in German. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Kauforder platziert',
  'happened.sellOrder': 'Verkaufsorder platziert',
} satisfies typeof en
