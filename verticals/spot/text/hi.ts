/** Spot's texts, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': 'ट्रेडिंग पेयर मौजूद नहीं है',
  'refusal.priceOffTick': 'यह कीमत इस पेयर के प्राइस स्टेप के हिसाब से नहीं है।',
  'refusal.quantityOffLot': 'यह मात्रा इस पेयर के क्वांटिटी स्टेप के हिसाब से नहीं है।',
  'refusal.orderTooSmall': 'न्यूनतम ऑर्डर {minimum} {asset} है।',
  'refusal.orderTooLarge': 'यह ऑर्डर बहुत बड़ा है।',
  'refusal.priceBeyondBand': 'यह कीमत मार्केट प्राइस से बहुत दूर है।',
  'refusal.priceFeedStale': 'प्राइस फ़ीड रुकी हुई है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  'refusal.noLiquidity': 'अभी मार्केट प्राइस के आसपास कोई लिक्विडिटी नहीं है।',
  'refusal.wouldTake': 'यह पोस्ट-ओनली ऑर्डर तुरंत ट्रेड हो जाता, इसलिए इसे प्लेस नहीं किया गया।',
  'refusal.cannotFillWhole': 'यह ऑर्डर तुरंत पूरा फ़िल नहीं हो सकता था, इसलिए इसे प्लेस नहीं किया गया।',
  'refusal.orderDoesNotExist': 'यह ऑर्डर मौजूद नहीं है या बंद हो चुका है।',
  'refusal.quantityBelowFilled': 'नई मात्रा पहले से फ़िल हुई मात्रा से ज़्यादा होनी चाहिए।',
  'refusal.cannotAmend': 'इस ऑर्डर को बदला नहीं जा सकता। इसे कैंसल करके नया ऑर्डर प्लेस करें।',
  'refusal.tooManyOrders': 'आपके बहुत ज़्यादा ओपन ऑर्डर हैं। पहले कुछ कैंसल करें।',
  'refusal.clientIdUsed': 'इस क्लाइंट ID वाला एक ओपन ऑर्डर पहले से है।',
  'refusal.ocoPricesWrong':
    'लिमिट प्राइस और ट्रिगर प्राइस में से एक मार्केट प्राइस से ऊपर और दूसरा नीचे होना चाहिए।',
  'refusal.termsNeverChange': 'पेयर के कॉइन और प्राइस स्टेप बदले नहीं जा सकते।',
} satisfies typeof en
