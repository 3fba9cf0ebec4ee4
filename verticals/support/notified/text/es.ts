/** What members are notified of by support, in Spanish. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'Respuesta a tu comentario',
  'feedbackReplied.body': 'Soporte ha respondido. Encontrarás la respuesta junto a tu comentario.',
  'chatAnswered.title': 'Nuevo mensaje de soporte',
  'chatAnswered.body': 'Atención al cliente te ha respondido en el chat.',
} satisfies typeof en
