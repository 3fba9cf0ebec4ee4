/** Support’s names in the console, in Indonesian. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'Pengumuman',
  'supportDesk.articles': 'Artikel bantuan',
  'supportDesk.chats': 'Obrolan dukungan',
} satisfies typeof en
