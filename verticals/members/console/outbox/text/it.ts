/** What the page of the outbox says, in Italian. */
import type en from './en.ts'

export default {
  'outbox.hint': 'Una sandbox non invia nulla: ciò che avrebbe inviato resta qui per un giorno.',
  'outbox.at': 'Ora',
  'outbox.to': 'Destinatario',
  'outbox.message': 'Messaggio',
  'outbox.none': 'Ancora nessun messaggio',
} satisfies typeof en
