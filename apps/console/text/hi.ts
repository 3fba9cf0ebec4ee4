/** The console's texts, in Hindi. */
import type en from './en.ts'

export default {
  'console.sandbox': 'सैंडबॉक्स',
  'console.production': 'प्रोडक्शन',
  'console.language': 'भाषा',
  'console.toLight': 'हल्की थीम पर जाएँ',
  'console.toDark': 'गहरी थीम पर जाएँ',
  'console.skip': 'सामग्री पर जाएँ',
  'console.navigation': 'नेविगेशन',
  'console.waiting': '{count} लंबित',
  'console.search': 'यहाँ जाएँ…',
  'console.signOut': 'लॉग आउट',
  'console.live': 'लाइव',
  'console.notLive': 'लाइव नहीं',
  'console.idle': 'क्या आप अभी भी यहाँ हैं?',
  'console.idleHint':
    'कुछ देर से कोई गतिविधि नहीं हुई, इसलिए दो मिनट से कम समय में आपको लॉग आउट कर दिया जाएगा।',
  'console.stay': 'लॉग इन रहें',
  'console.notFound': 'पेज नहीं मिला',
  'console.notFoundHint': 'पता गलत लिखा हो सकता है, या पेज हट गया है।',
  'console.toFirst': 'पहले पेज पर जाएँ',
  'console.notAllowed': 'आपकी भूमिका के लिए नहीं',
  'console.notAllowedHint':
    'आपकी भूमिका {role} है और यह पेज किसी दूसरी भूमिका के लिए है। ज़रूरत हो तो एडमिन से कहें।',
  'console.sessionOver': 'आपका सत्र समाप्त हो गया। फिर से लॉग इन करें।',
  'console.pageFailed': 'यह पेज नहीं खुल सका। अपना कनेक्शन जाँचें।',
  'console.group.work': 'काम',
  'console.group.members': 'सदस्य',
  'console.group.money': 'धन',
  'console.group.configuration': 'कॉन्फ़िगरेशन',
  'console.group.system': 'सिस्टम',
} satisfies typeof en
