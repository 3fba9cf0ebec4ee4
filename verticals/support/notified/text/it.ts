/** What support notifies members of, in Italian. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'Risposta al tuo feedback',
  'supportReplied.body': 'L’assistenza clienti ti ha risposto.',
  'supportAnswered.title': 'Messaggio dall’assistenza clienti',
  'supportAnswered.body': 'C’è una risposta nella tua chat.',
} satisfies typeof en
