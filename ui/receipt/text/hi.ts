/** What every receipt says, in Hindi. */
import type en from './en.ts'

export default {
  'receipt.share': 'शेयर करें',
  'receipt.copyLink': 'लिंक कॉपी करें',
  'receipt.verifyTitle': 'ख़ुद जाँचें',
  'receipt.verify': 'इस ब्राउज़र में जाँचें',
  'receipt.verified': 'इस रसीद में सब कुछ सही है।',
  'receipt.notVerified': 'यह रसीद सही नहीं है। इसे डाउनलोड करके सबूत के तौर पर रखें।',
  'receipt.notPublished': 'यहाँ तक सब सही है। श्रृंखला का मिनट अभी प्रकाशित नहीं हुआ: एक मिनट में फिर जाँचें।',
  'receipt.stepPublished': 'श्रृंखला के मिनट वही हैं जो प्रकाशित हुए',
  'receipt.download': 'रसीद डाउनलोड करें',
  'receipt.verifyOutside': 'या फ़ाइल को इस ऐप के बाहर जाँचें:',
  'receipt.chainPlace': 'श्रृंखला में स्थान',
  'receipt.minuteOf': 'श्रृंखला का मिनट {number}',
  'receipt.blocks': '{count, plural, one {# ब्लॉक} other {# ब्लॉक}}',
  'receipt.sourceSimulator': 'सिम्युलेटेड मार्केट',
  'receipt.sourceVenues': '{venues} का माध्य',
} satisfies typeof en
