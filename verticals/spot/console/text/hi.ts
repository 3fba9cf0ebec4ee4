/** What a member did on the spot market, in Hindi. */
import type en from './en.ts'

export default {
  'happened.buyOrder': 'खरीद ऑर्डर दिया गया',
  'happened.sellOrder': 'बिक्री ऑर्डर दिया गया',
} satisfies typeof en
