/** What support notifies members of, in Spanish. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'Respuesta a tus comentarios',
  'supportReplied.body': 'Atención al cliente te ha respondido.',
  'supportAnswered.title': 'Mensaje de atención al cliente',
  'supportAnswered.body': 'Tienes una respuesta en el chat.',
} satisfies typeof en
