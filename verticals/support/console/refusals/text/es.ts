/** What the console’s calls of support are refused for, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': 'Falta el texto en inglés: es lo que lee quien no tiene otro.',
  'refusal.linkUnsound':
    'Un enlace no lleva a ningún lugar de la app. Los enlaces son así: [texto](/deposit).',
  'refusal.momentPassed': 'Ese momento ya ha pasado. Elige uno posterior.',
  'refusal.slugTaken': 'Otro artículo tiene este nombre corto.',
  'refusal.figureUnknown':
    'El texto nombra una cifra que no existe. La lista muestra las que existen.',
  'refusal.chatDoesNotExist': 'Esta conversación ya no existe.',
  'refusal.chatTaken': '{name} está atendiendo esta conversación.',
  'refusal.chatOperatorUnknown': 'Este operador no puede atender conversaciones.',
  'refusal.answerDoesNotExist': 'Esta respuesta preparada ya no existe.',
  'refusal.feedbackReplied': 'Este comentario ya tiene respuesta.',
} satisfies typeof en
