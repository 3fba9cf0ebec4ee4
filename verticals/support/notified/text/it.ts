/** What members are notified of by support, in Italian. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'Risposta al tuo feedback',
  'feedbackReplied.body': 'L’assistenza ha risposto. Trovi la risposta sotto il tuo feedback.',
  'chatAnswered.title': 'Nuovo messaggio dall’assistenza',
  'chatAnswered.body': 'L’assistenza clienti ti ha risposto in chat.',
} satisfies typeof en
