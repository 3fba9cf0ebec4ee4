/** What members are notified of about their account, in French. */
import type en from './en.ts'

export default {
  'account.notYou': 'Ce n’était pas vous ? Ouvrez tout de suite le centre de sécurité.',
  'account.verified': 'Vous n’avez rien d’autre à faire.',
  'account.refused': 'Ouvrez-la pour voir pourquoi et renvoyez-la.',
} satisfies typeof en
