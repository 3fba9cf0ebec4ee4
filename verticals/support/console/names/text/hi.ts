/** Support’s names in the console, in Hindi. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'सूचनाएँ',
  'supportDesk.articles': 'सहायता लेख',
  'supportDesk.chats': 'सपोर्ट चैट',
} satisfies typeof en
