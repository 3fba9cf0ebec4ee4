/** What a member did on the spot market, in Vietnamese. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'Đã đặt lệnh mua',
  'happened.sellOrder': 'Đã đặt lệnh bán',
} satisfies typeof en
