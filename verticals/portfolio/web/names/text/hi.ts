/** The portfolio's names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'portfolio.name': 'पोर्टफ़ोलियो',
  'portfolio.short': 'पोर्टफ़ोलियो',
  'portfolio.teaser': 'तय अवधि, तय दैनिक रिटर्न',
  'portfolio.teaserHint': '1 से 90 दिन',
} satisfies typeof en
