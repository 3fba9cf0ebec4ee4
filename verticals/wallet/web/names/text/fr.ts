/** The wallet's names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'wallet.tab': 'Actifs',
  'wallet.assets': 'Aperçu des actifs',
  'wallet.deposits': 'Dépôts',
  'wallet.addresses': 'Carnet d’adresses',
  'wallet.report': 'Relevé',
  'wallet.deposit': 'Dépôt',
  'wallet.withdraw': 'Retrait',
  'wallet.transfer': 'Transfert',
  'wallet.topUp': 'Recharger',
} satisfies typeof en
