/** What support notifies members of, in French. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'Réponse à votre retour',
  'supportReplied.body': 'Le service client vous a répondu.',
  'supportAnswered.title': 'Message du service client',
  'supportAnswered.body': 'Une réponse vous attend dans le chat.',
} satisfies typeof en
