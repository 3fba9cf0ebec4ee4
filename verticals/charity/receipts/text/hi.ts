/** What a receipt says, in Hindi. */
import type en from './en.ts'

export default {
  'receipt.title': 'दान रसीद',
  'receipt.number': 'रसीद संख्या',
  'receipt.date': 'तारीख',
  'receipt.project': 'परियोजना',
  'receipt.donor': 'दाता',
  'receipt.contact': 'संपर्क',
  'receipt.address': 'पता',
  'receipt.amount': 'दी गई राशि',
  'receipt.fiat': 'फ़िएट में मांगी गई राशि',
  'receipt.worth': 'गणना मूल्य',
  'receipt.price': 'रेफ़रेंस प्राइस',
  'receipt.rate': 'मुद्रा की संदर्भ दर',
  'receipt.received':
    '{issuer} पुष्टि करता है कि उसे यह दान मिला है और भुगतान होने तक वह इसे ऊपर लिखी परियोजना के लिए रखता है।',
  'receipt.nothingInReturn': 'बदले में कुछ नहीं दिया गया। कोई शुल्क नहीं लिया गया।',
  'receipt.check': 'कर में छूट मिलेगी या नहीं, यह आपके निवास के क़ानून पर निर्भर है।',
  'receipt.sandbox': 'सैंडबॉक्स: इस एक्सचेंज में असली पैसा नहीं है और यह रसीद किसी असली दान का प्रमाण नहीं है।',
} satisfies typeof en
