/** What members are notified of in the NFT market, in Portuguese. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT vendido',
  'nftItemSold.body': '{item} foi vendido por {amount} USDT',
  'nftOfferAccepted.title': 'Oferta aceita',
  'nftOfferAccepted.body': '{item} é seu por {amount} USDT',
  'nftOfferReceived.title': 'Nova oferta pelo seu NFT',
  'nftOfferReceived.body': '{item}: oferta de {amount} USDT',
  'nftOfferExpired.title': 'Oferta expirada',
  'nftOfferExpired.body': 'Sua oferta por {item} expirou. O valor está disponível de novo.',
  'nftOrderExpired.title': 'Ordem NFT expirada',
  'nftOrderExpired.body': '{item} não foi pago a tempo. Nada foi cobrado.',
  'nftStakeCompleted.title': 'Staking concluído',
  'nftStakeCompleted.body': '{item} recebeu a última recompensa e está livre de novo.',
} satisfies typeof en
