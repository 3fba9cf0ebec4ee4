/** What a member did on the spot market, in Korean. */
import type en from './en.ts'

export default {
  'happened.buyOrder': '매수 주문',
  'happened.sellOrder': '매도 주문',
} satisfies typeof en
