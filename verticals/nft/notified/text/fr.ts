/** What members are notified of in the NFT market, in French. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT vendu',
  'nftItemSold.body': '{item} a été vendu {amount} USDT',
  'nftOfferAccepted.title': 'Offre acceptée',
  'nftOfferAccepted.body': '{item} est à vous pour {amount} USDT',
  'nftOfferReceived.title': 'Nouvelle offre pour votre NFT',
  'nftOfferReceived.body': '{item} : {amount} USDT proposés',
  'nftOfferExpired.title': 'Offre expirée',
  'nftOfferExpired.body': 'Votre offre pour {item} a expiré. L’argent est de nouveau disponible.',
  'nftOrderExpired.title': 'Commande NFT expirée',
  'nftOrderExpired.body': '{item} n’a pas été payé à temps. Rien n’a été débité.',
  'nftStakeCompleted.title': 'Staking terminé',
  'nftStakeCompleted.body': '{item} a reçu sa dernière récompense et est de nouveau libre.',
} satisfies typeof en
