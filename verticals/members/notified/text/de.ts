/** What members are notified of about their account, in German. */
import type en from './en.ts'

export default {
  'account.notYou': 'Waren Sie das nicht? Öffnen Sie jetzt das Sicherheitscenter.',
  'account.verified': 'Sie müssen nichts weiter tun.',
  'account.refused': 'Öffnen Sie sie, um den Grund zu sehen, und senden Sie sie erneut.',
} satisfies typeof en
