/** What the page of the outbox says, in German. */
import type en from './en.ts'

export default {
  'outbox.hint':
    'Eine Sandbox verschickt nichts: Was sie verschickt hätte, liegt hier einen Tag lang.',
  'outbox.at': 'Zeit',
  'outbox.to': 'Empfänger',
  'outbox.message': 'Nachricht',
  'outbox.none': 'Noch keine Nachrichten',
} satisfies typeof en
