/** What the platform says to a caller, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'रिक्वेस्ट में कुछ जानकारी सही नहीं है। जाँचकर फिर से कोशिश करें।',
  'refusal.keyMissing': 'इस रिक्वेस्ट के साथ आइडेम्पोटेंसी-की भेजना ज़रूरी है।',
  'refusal.keyReused': 'यह रिक्वेस्ट पहले किसी और काम के लिए इस्तेमाल हो चुकी है। कृपया फिर से शुरू करें।',
  'refusal.notLoggedIn': 'आपने लॉग इन नहीं किया है या सेशन समाप्त हो गया है। कृपया लॉग इन करें।',
  'refusal.sessionExpired': 'आपका सेशन समाप्त हो गया है। कृपया फिर से लॉग इन करें।',
  'refusal.notAllowed': 'आपको इसकी अनुमति नहीं है।',
  'refusal.demoNotAllowed': 'यह डेमो खाते पर उपलब्ध नहीं है। अपने असली खाते पर जाएँ।',
  'refusal.notFound': 'नहीं मिला।',
  'refusal.tooLarge': 'रिक्वेस्ट बहुत बड़ी है।',
  'refusal.tooManyRequests': 'बहुत ज़्यादा रिक्वेस्ट। कृपया थोड़ा इंतज़ार करें।',
  'refusal.deadlinePassed': 'इसमें बहुत समय लग गया और यह पूरा नहीं हुआ। कृपया फिर से कोशिश करें।',
  'refusal.exchangeBusy': 'एक्सचेंज अभी बहुत व्यस्त है। कुछ भी पूरा नहीं हुआ; कृपया फिर से कोशिश करें।',
  'refusal.cancelOnly':
    'एक्सचेंज पर अभी केवल ऑर्डर रद्द किए जा सकते हैं। कुछ भी पूरा नहीं हुआ; कृपया बाद में फिर से कोशिश करें।',
  'refusal.serverError': 'हमारी ओर से कोई गड़बड़ी हुई है। कृपया बाद में फिर से कोशिश करें।',
} satisfies typeof en
