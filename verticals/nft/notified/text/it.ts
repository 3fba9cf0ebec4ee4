/** What members are notified of in the NFT market, in Italian. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT venduto',
  'nftItemSold.body': '{item} è stato venduto per {amount} USDT',
  'nftOfferAccepted.title': 'Offerta accettata',
  'nftOfferAccepted.body': '{item} è tuo per {amount} USDT',
  'nftOfferReceived.title': 'Nuova offerta per il tuo NFT',
  'nftOfferReceived.body': '{item}: offerti {amount} USDT',
  'nftOfferExpired.title': 'Offerta scaduta',
  'nftOfferExpired.body': 'La tua offerta per {item} è scaduta. Il denaro è di nuovo disponibile.',
  'nftOrderExpired.title': 'Ordine NFT scaduto',
  'nftOrderExpired.body': '{item} non è stato pagato in tempo. Non è stato addebitato nulla.',
  'nftStakeCompleted.title': 'Staking concluso',
  'nftStakeCompleted.body': '{item} ha ricevuto l’ultima ricompensa ed è di nuovo libero.',
} satisfies typeof en
