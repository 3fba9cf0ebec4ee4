/** What a member did on the spot market, in Russian. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Размещён ордер на покупку',
  'happened.sellOrder': 'Размещён ордер на продажу',
} satisfies typeof en
