/** What members are notified of in the NFT market, in Vietnamese. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT đã bán',
  'nftItemSold.body': '{item} đã bán với giá {amount} USDT',
  'nftOfferAccepted.title': 'Đề nghị được chấp nhận',
  'nftOfferAccepted.body': '{item} là của bạn với giá {amount} USDT',
  'nftOfferReceived.title': 'Có đề nghị mới cho NFT của bạn',
  'nftOfferReceived.body': '{item}: đề nghị {amount} USDT',
  'nftOfferExpired.title': 'Đề nghị đã hết hạn',
  'nftOfferExpired.body': 'Đề nghị của bạn cho {item} đã hết hạn. Tiền đã được trả lại.',
  'nftOrderExpired.title': 'Đơn NFT đã hết hạn',
  'nftOrderExpired.body': '{item} không được thanh toán kịp thời. Bạn không bị trừ tiền.',
  'nftStakeCompleted.title': 'Stake đã kết thúc',
  'nftStakeCompleted.body': '{item} đã nhận phần thưởng cuối cùng và không còn bị khóa.',
} satisfies typeof en
