/** The usual reasons of decisions, as members read them, in Hindi. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'हमें यह लेनदेन नेटवर्क पर नहीं मिला।',
  'queues.reason.otherAddress': 'भुगतान किसी दूसरे पते पर गया।',
  'queues.reason.amountDiffers': 'राशि हमें मिली राशि से मेल नहीं खाती।',
  'queues.reason.notOurs': 'यह भुगतान हमें नहीं किया गया था।',
  'queues.reason.addressRisky': 'सुरक्षा कारणों से हम इस पते पर फ़ंड नहीं भेजते।',
  'queues.reason.accountRisky': 'पहले आपके खाते की सुरक्षा जाँच ज़रूरी है। कृपया कस्टमर सपोर्ट से संपर्क करें।',
  'queues.reason.identityUnclear': 'पहले हमें आपकी पहचान और सत्यापित करनी होगी।',
  'queues.reason.photoUnreadable': 'एक फ़ोटो पढ़ी नहीं जा सकती। कृपया दोबारा लें।',
  'queues.reason.photoIncomplete': 'फ़ोटो में दस्तावेज़ पूरा नहीं दिख रहा है।',
  'queues.reason.documentExpired': 'दस्तावेज़ की अवधि समाप्त हो चुकी है।',
  'queues.reason.detailsDiffer': 'आपका विवरण दस्तावेज़ से अलग है।',
  'queues.reason.notThePerson': 'फ़ोटो में दिख रहा व्यक्ति दस्तावेज़ का धारक नहीं है।',
  'queues.reason.feedbackThanks': 'आपके फ़ीडबैक के लिए धन्यवाद। हमने इसे टीम तक पहुँचा दिया है।',
  'queues.reason.feedbackLookingInto': 'हम इसकी जाँच कर रहे हैं और सपोर्ट चैट में आपको लिखेंगे।',
  'queues.reason.feedbackSolved': 'यह अब ठीक हो जाना चाहिए। अगर न हो तो कृपया फिर लिखें।',
  'queues.reason.feedbackNeedsMore': 'हमें और जानकारी चाहिए। कृपया सपोर्ट चैट में लिखें।',
} satisfies typeof en
