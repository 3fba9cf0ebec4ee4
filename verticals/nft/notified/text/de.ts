/** What members are notified of in the NFT market, in German. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT verkauft',
  'nftItemSold.body': '{item} wurde für {amount} USDT verkauft',
  'nftOfferAccepted.title': 'Angebot angenommen',
  'nftOfferAccepted.body': '{item} gehört jetzt Ihnen, für {amount} USDT',
  'nftOfferReceived.title': 'Neues Angebot für Ihr NFT',
  'nftOfferReceived.body': '{item}: {amount} USDT geboten',
  'nftOfferExpired.title': 'Angebot abgelaufen',
  'nftOfferExpired.body': 'Ihr Angebot für {item} ist abgelaufen. Das Geld ist wieder verfügbar.',
  'nftOrderExpired.title': 'NFT-Order abgelaufen',
  'nftOrderExpired.body': '{item} wurde nicht rechtzeitig bezahlt. Es wurde nichts abgebucht.',
  'nftStakeCompleted.title': 'Staking abgeschlossen',
  'nftStakeCompleted.body': '{item} hat die letzte Belohnung erhalten und ist wieder frei.',
} satisfies typeof en
