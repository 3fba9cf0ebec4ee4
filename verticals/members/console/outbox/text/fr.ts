/** What the page of the outbox says, in French. */
import type en from './en.ts'

export default {
  'outbox.hint': 'Un bac à sable n’envoie rien : ce qu’il aurait envoyé reste ici un jour.',
  'outbox.at': 'Heure',
  'outbox.to': 'Destinataire',
  'outbox.message': 'Message',
  'outbox.none': 'Pas encore de messages',
} satisfies typeof en
