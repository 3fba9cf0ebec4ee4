/** What a member did on the spot market, in Indonesian. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Order beli dipasang',
  'happened.sellOrder': 'Order jual dipasang',
} satisfies typeof en
