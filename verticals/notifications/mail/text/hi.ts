/** The mail of a day, in Hindi. */
import type en from './en.ts'

export default {
  'digest.subject': 'Evenkeel की {count, plural, one {# सूचना} other {# सूचनाएँ}}',
  'digest.body': 'पिछले सारांश के बाद आपके खाते में क्या हुआ:',
  'digest.more': 'और {count} अन्य ऐप में',
} satisfies typeof en
