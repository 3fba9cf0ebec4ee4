/** What every receipt says, in Hindi. */
import type en from './en.ts'

export default {
  'receipt.share': 'शेयर करें',
  'receipt.copyLink': 'लिंक कॉपी करें',
  'receipt.verifyTitle': 'ख़ुद जाँचें',
  'receipt.verify': 'इस ब्राउज़र में जाँचें',
  'receipt.verified': 'जाँच पूरी: इस रसीद में सब कुछ सही है।',
  'receipt.notVerified': 'यह रसीद जाँच में सही नहीं निकली। इसे डाउनलोड करके सबूत के तौर पर रखें।',
  'receipt.notPublished': 'यहाँ तक सब सही है। चेन का यह मिनट अभी प्रकाशित नहीं हुआ: एक मिनट बाद फिर जाँचें।',
  'receipt.stepPublished': 'चेन के मिनट प्रकाशित मिनटों से मेल खाते हैं',
  'receipt.download': 'रसीद डाउनलोड करें',
  'receipt.verifyOutside': 'या फ़ाइल को इस ऐप के बाहर जाँचें:',
  'receipt.chainPlace': 'चेन में स्थान',
  'receipt.minuteOf': 'चेन का मिनट {number}',
  'receipt.blocks': '{count, plural, one {# ब्लॉक} other {# ब्लॉक}}',
  'receipt.sourceSimulator': 'सिम्युलेटेड मार्केट',
  'receipt.sourceVenues': '{venues} की माध्यिका',
} satisfies typeof en
