/** Support's names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'support.service': 'Service client',
  'support.notices': 'Annonces',
  'support.about': 'À propos',
  'support.help': 'Centre d’aide',
  'support.download': 'Télécharger l’application',
  'support.terms': 'Contrat d’utilisation',
  'support.privacy': 'Politique de confidentialité',
} satisfies typeof en
