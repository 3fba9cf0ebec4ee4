/** What members are notified of in the NFT market, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT 已售出',
  'nftItemSold.body': '{item} 以 {amount} USDT 售出',
  'nftOfferAccepted.title': '出價已被接受',
  'nftOfferAccepted.body': '您以 {amount} USDT 取得 {item}',
  'nftOfferReceived.title': '您的 NFT 收到新出價',
  'nftOfferReceived.body': '{item}：出價 {amount} USDT',
  'nftOfferExpired.title': '出價已過期',
  'nftOfferExpired.body': '您對 {item} 的出價已過期，款項已退回可用。',
  'nftOrderExpired.title': 'NFT 訂單已過期',
  'nftOrderExpired.body': '{item} 未於時限內付款，未扣任何款項。',
  'nftStakeCompleted.title': '質押已到期',
  'nftStakeCompleted.body': '{item} 已領取最後一筆獎勵並解除質押。',
} satisfies typeof en
