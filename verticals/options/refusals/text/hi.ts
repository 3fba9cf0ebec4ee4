/** What the server answers about options, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': 'इस मार्केट पर इस अवधि के ऑप्शन अभी उपलब्ध नहीं हैं।',
  'refusal.termsChanged': 'पेआउट अभी-अभी बदला है। नई शर्तें देखकर दोबारा ऑर्डर करें।',
  'refusal.stakeBelowMinimum': 'न्यूनतम निवेश राशि {minimum} {asset} है।',
  'refusal.stakeAboveMaximum': 'अधिकतम निवेश राशि {maximum} {asset} है।',
  'refusal.stakeTooFine': 'निवेश राशि में अधिकतम दो दशमलव अंक हो सकते हैं।',
  'refusal.expiryAfterClose':
    'मार्केट {closesUtc} (UTC) पर बंद हो जाएगा, यानी इस ऑप्शन की समाप्ति से पहले। कम अवधि चुनें।',
  'refusal.priceStale': 'इस मार्केट का ताज़ा प्राइस अभी उपलब्ध नहीं है। थोड़ी देर में फिर कोशिश करें।',
  'refusal.optionsArePaused':
    'आपने ऑप्शन ट्रेडिंग रोक रखी है। रोक की अवधि ख़त्म होने पर आप फिर ऑर्डर कर सकेंगे।',
  'refusal.ownLossLimitReached':
    'इससे आपकी अपनी दैनिक हानि सीमा {limit} {asset} पार हो जाएगी। आज आप {left} {asset} और लगा सकते हैं।',
  'refusal.ownNumberLimitReached': 'आप एक दिन में {limit} ऑप्शन की अपनी सीमा तक पहुँच चुके हैं।',
  'refusal.exposureReached': 'इस समाप्ति समय के लिए अभी अधिकतम निवेश राशि {free} {asset} है।',
  'refusal.tooManyOptions': 'आपके अधिकतम {maximum} ऑप्शन खुले हो सकते हैं। कुछ के सेटल होने तक रुकें।',
  'refusal.limitsMalformed': 'यह सीमा तय नहीं की जा सकती।',
  'refusal.termsUnsound': 'ये शर्तें लागू नहीं हो सकतीं: अवधि, पेआउट और राशियाँ जाँचें।',
  'refusal.optionDoesNotExist': 'यह ऑप्शन मौजूद नहीं है।',
  'refusal.receiptDoesNotExist': 'यह रसीद मौजूद नहीं है।',
} satisfies typeof en
