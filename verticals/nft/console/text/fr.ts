/** What the NFT market's page in the console says, in French. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'Marché NFT',
  'nftDesk.collection': 'Collection',
  'nftDesk.category': 'Catégorie',
  'nftDesk.size': 'Articles',
  'nftDesk.listed': 'En vente',
  'nftDesk.owners': 'Propriétaires',
  'nftDesk.floor': 'Plancher',
  'nftDesk.volume': 'Volume',
  'nftDesk.sales': 'Ventes',
  'nftDesk.state': 'État',
  'nftDesk.actions': 'Actions',
  'nftDesk.hidden': 'Masquée',
  'nftDesk.shown': 'Visible',
  'nftDesk.hide': 'Masquer',
  'nftDesk.show': 'Afficher',
  'nftDesk.hideHint':
    'Rien de nouveau ne commence dans une collection masquée ; ce qui est ouvert continue.',
  'nftDesk.showHint': 'La collection est de nouveau affichée et négociée.',
  'nftDesk.changed': 'Collection modifiée',
  'nftDesk.rewardsHeld': 'Compte des récompenses',
  'nftDesk.rewardsOwed': 'Promis aux stakings',
  'nftDesk.pendingOrders': 'Commandes impayées',
  'nftDesk.openOffers': 'Offres ouvertes',
  'nftDesk.openStakes': 'Stakings en cours',
  'nftDesk.none': 'Aucune collection',
  'nftDesk.mint': 'Créer une collection',
  'nftDesk.preview': 'Aperçu',
  'nftDesk.previewHint': 'Indiquez le nom, la taille et le prix de base pour voir les œuvres.',
  'nftDesk.previewNote':
    '{name}, telle qu’elle sera dessinée et tarifée. Ses articles découlent du nom seul.',
} satisfies typeof en
