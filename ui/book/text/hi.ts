/** What a book and its latest trades say, in Hindi. */
import type en from './en.ts'

export default {
  'book.marketSide': 'ऑर्डर बुक और ट्रेड',
  'book.book': 'बुक',
  'book.trades': 'ट्रेड',
  'book.view': 'ऑर्डर बुक का व्यू',
  'book.both': 'बिड और आस्क',
  'book.bidsOnly': 'सिर्फ़ बिड',
  'book.asksOnly': 'सिर्फ़ आस्क',
  'book.grouping': 'प्राइस ग्रुपिंग',
  'book.usePrice': 'कीमत {price} लें',
  'book.useAmount': 'मात्रा {amount} लें',
  'book.ownOrder': 'आपका ऑर्डर',
  'book.ratio': 'खरीदार {buy}, विक्रेता {sell}',
  'book.empty': 'बुक में कोई ऑर्डर नहीं है',
  'book.noTrades': 'अभी कोई ट्रेड नहीं',
  'book.priceIn': 'कीमत ({asset})',
  'book.amountIn': 'मात्रा ({asset})',
  'book.buy': 'खरीदें',
  'book.sell': 'बेचें',
} satisfies typeof en
