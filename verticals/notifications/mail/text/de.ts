/** The mail of a day, in German. */
import type en from './en.ts'

export default {
  'digest.subject':
    '{count, plural, one {# Benachrichtigung} other {# Benachrichtigungen}} von Evenkeel',
  'digest.body': 'Das ist seit der letzten Zusammenfassung in Ihrem Konto geschehen:',
  'digest.more': 'und {count} weitere in der App',
} satisfies typeof en
