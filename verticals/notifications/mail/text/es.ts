/** The mail of a day, in Spanish. */
import type en from './en.ts'

export default {
  'digest.subject': '{count, plural, one {# notificación} other {# notificaciones}} de Evenkeel',
  'digest.body': 'Lo que ha pasado en tu cuenta desde el último resumen:',
  'digest.more': 'y {count} más en la app',
} satisfies typeof en
