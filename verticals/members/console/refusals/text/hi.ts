/** Why a call of the console about members is refused, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'ऐसा कोई सदस्य नहीं है।',
  'refusal.nothingPrivate': 'यहाँ अब कुछ नहीं है।',
  'refusal.noteIsEmpty': 'पहले कुछ लिखें।',
  'refusal.memberFrozen': 'कोई ऑपरेटर यह खाता पहले ही फ़्रीज़ कर चुका है।',
  'refusal.memberNotFrozen': 'किसी ऑपरेटर ने यह खाता फ़्रीज़ नहीं किया है।',
  'refusal.noOutbox': 'यह एक्सचेंज अपने संदेश सच में भेजता है, इसलिए यहाँ कोई आउटबॉक्स नहीं है।',
  'refusal.memberHoldsFunds':
    'इस सदस्य के पास अब भी है: {holds}। पहले इसका भुगतान करें। छोड़ देने पर इस तक कोई नहीं पहुँच सकेगा। इसे छोड़ने के लिए दो एडमिन चाहिए।',
  'refusal.withdrawalsOpen':
    'इस सदस्य की एक निकासी अभी खुली है। पहले उसका भुगतान हो या उसे अस्वीकार करें: सदस्य को मिटाने पर उसका पता भी मिट जाता है।',
} satisfies typeof en
