/** The mail of a day, in Portuguese. */
import type en from './en.ts'

export default {
  'digest.subject': '{count, plural, one {# notificação} other {# notificações}} da Evenkeel',
  'digest.body': 'O que aconteceu na sua conta desde o último resumo:',
  'digest.more': 'e mais {count} no app',
} satisfies typeof en
