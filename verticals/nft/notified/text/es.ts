/** What members are notified of in the NFT market, in Spanish. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT vendido',
  'nftItemSold.body': '{item} se vendió por {amount} USDT',
  'nftOfferAccepted.title': 'Oferta aceptada',
  'nftOfferAccepted.body': '{item} es tuyo por {amount} USDT',
  'nftOfferReceived.title': 'Nueva oferta por tu NFT',
  'nftOfferReceived.body': '{item}: ofrecen {amount} USDT',
  'nftOfferExpired.title': 'Oferta caducada',
  'nftOfferExpired.body': 'Tu oferta por {item} ha caducado. El dinero vuelve a estar disponible.',
  'nftOrderExpired.title': 'Orden NFT caducada',
  'nftOrderExpired.body': '{item} no se pagó a tiempo. No se ha cobrado nada.',
  'nftStakeCompleted.title': 'Staking finalizado',
  'nftStakeCompleted.body': '{item} ha recibido su última recompensa y vuelve a estar libre.',
} satisfies typeof en
