/** What a member did on the spot market, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'happened.buyOrder': '已下買單',
  'happened.sellOrder': '已下賣單',
} satisfies typeof en
