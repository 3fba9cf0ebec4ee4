/** The shell's texts, in Hindi. */
import type en from './en.ts'

export default {
  'web.language': 'भाषा',
  'web.toLight': 'लाइट थीम चुनें',
  'web.toDark': 'डार्क थीम चुनें',
  'web.notFound': 'पेज नहीं मिला',
  'web.notFoundHint': 'हो सकता है पता ग़लत लिखा हो या पेज कहीं और चला गया हो।',
  'web.home': 'होम पेज पर जाएँ',
  'web.signIn': 'लॉग इन करें',
  'web.signInHint':
    'पासवर्ड वाले खाते अभी नहीं बने हैं। सैंडबॉक्स पर नीचे दिया कमांड चलाएँ और जो लिंक मिले उसे खोलें।',
  'web.linkOver': 'यह लिंक अब मान्य नहीं है। नया लिंक बनाएँ: {command}',
  'web.token': 'सेशन टोकन',
  'web.tokenHint': 'टोकन पेस्ट करें',
  'web.enter': 'आगे बढ़ें',
} satisfies typeof en
