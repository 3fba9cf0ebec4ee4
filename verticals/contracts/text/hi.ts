/** What the server answers about contracts, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'यह कॉन्ट्रैक्ट मौजूद नहीं है।',
  'refusal.lotsInvalid': '1 से {maximum} तक पूरे लॉट दर्ज करें।',
  'refusal.leverageNotOffered': 'इस कॉन्ट्रैक्ट के लिए यह लीवरेज उपलब्ध नहीं है।',
  'refusal.distanceInvalid': 'ट्रेलिंग दूरी 0.01% और 50% के बीच होनी चाहिए।',
  'refusal.marketClosed': 'यह मार्केट अभी बंद है। यह {opensUtc} (UTC) पर खुलेगा।',
  'refusal.positionTooSmall': 'आप इस पोज़िशन के अधिकतम {lots} लॉट बंद कर सकते हैं।',
  'refusal.positionTooLarge': 'इस लीवरेज पर पोज़िशन का मूल्य अधिकतम {maximum} USDT हो सकता है।',
  'refusal.openInterestReached': 'इस तरफ़ अभी केवल {lots} और लॉट खोले जा सकते हैं।',
  'refusal.targetPriceWrong': 'टेक-प्रॉफ़िट और स्टॉप-लॉस कीमत की सही तरफ़ होने चाहिए।',
  'refusal.tooManyTargets': 'एक पोज़िशन पर अधिकतम {maximum} टेक-प्रॉफ़िट और स्टॉप-लॉस ऑर्डर हो सकते हैं।',
  'refusal.positionDoesNotExist': 'आपकी ऐसी कोई पोज़िशन नहीं है।',
  'refusal.contractTermsUnsound':
    'ये शर्तें संभव नहीं हैं: टियर में वैल्यू और मेंटेनेंस बढ़ते हैं और लीवरेज घटता है, टेकर शुल्क मेंटेनेंस से कम रहता है, और मेंटेनेंस सबसे बड़े लीवरेज के मार्जिन से कम।',
  'refusal.maintenanceRaised':
    'जब तक सदस्यों की पोज़िशन खुली हैं, मेंटेनेंस नहीं बढ़ाया जा सकता: इससे उनके लिक्विडेशन प्राइस बदल जाएँगे।',
} satisfies typeof en
