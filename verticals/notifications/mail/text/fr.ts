/** The mail of a day, in French. */
import type en from './en.ts'

export default {
  'digest.subject': '{count, plural, one {# notification} other {# notifications}} d’Evenkeel',
  'digest.body': 'Ce qui s’est passé sur votre compte depuis le dernier récapitulatif :',
  'digest.more': 'et {count} de plus dans l’application',
} satisfies typeof en
