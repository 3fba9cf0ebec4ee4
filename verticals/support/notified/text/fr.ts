/** What members are notified of by support, in French. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'Réponse à votre retour',
  'feedbackReplied.body': 'Le support a répondu. Vous trouverez la réponse sous votre retour.',
  'chatAnswered.title': 'Nouveau message du support',
  'chatAnswered.body': 'Le service client vous a répondu dans le chat.',
} satisfies typeof en
