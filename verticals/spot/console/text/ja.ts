/** What a member did on the spot market, in Japanese. */
import type en from './en.ts'

export default {
  'happened.buyOrder': '買い注文',
  'happened.sellOrder': '売り注文',
} satisfies typeof en
