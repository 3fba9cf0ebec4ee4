/** What the page of the outbox says, in Spanish. */
import type en from './en.ts'

export default {
  'outbox.hint': 'Un sandbox no envía nada: lo que habría enviado se guarda aquí un día.',
  'outbox.at': 'Hora',
  'outbox.to': 'Destinatario',
  'outbox.message': 'Mensaje',
  'outbox.none': 'Aún no hay mensajes',
} satisfies typeof en
