/** What members are notified of in the NFT market, in Russian. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT продан',
  'nftItemSold.body': '{item} продан за {amount} USDT',
  'nftOfferAccepted.title': 'Предложение принято',
  'nftOfferAccepted.body': '{item} теперь ваш за {amount} USDT',
  'nftOfferReceived.title': 'Новое предложение на ваш NFT',
  'nftOfferReceived.body': '{item}: предложено {amount} USDT',
  'nftOfferExpired.title': 'Срок предложения истёк',
  'nftOfferExpired.body': 'Ваше предложение на {item} истекло. Деньги снова доступны.',
  'nftOrderExpired.title': 'Заказ NFT истёк',
  'nftOrderExpired.body': '{item} не оплачен вовремя. Ничего не списано.',
  'nftStakeCompleted.title': 'Стейкинг завершён',
  'nftStakeCompleted.body': '{item}: последнее вознаграждение получено, предмет снова свободен.',
} satisfies typeof en
