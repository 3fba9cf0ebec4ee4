/** Support's names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'support.service': 'कस्टमर सपोर्ट',
  'support.notices': 'प्लेटफ़ॉर्म सूचनाएँ',
  'support.about': 'हमारे बारे में',
  'support.help': 'सहायता केंद्र',
  'support.download': 'ऐप डाउनलोड करें',
  'support.terms': 'उपयोगकर्ता समझौता',
  'support.privacy': 'गोपनीयता नीति',
} satisfies typeof en
