/** The mail of a day, in Italian. */
import type en from './en.ts'

export default {
  'digest.subject': '{count, plural, one {# notifica} other {# notifiche}} da Evenkeel',
  'digest.body': 'Cosa è successo nel tuo account dall’ultimo riepilogo:',
  'digest.more': 'e altre {count} nell’app',
} satisfies typeof en
