/** What members are notified of in the NFT market, in Korean. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT 판매 완료',
  'nftItemSold.body': '{item}이(가) {amount} USDT에 판매되었습니다',
  'nftOfferAccepted.title': '제안 수락됨',
  'nftOfferAccepted.body': '{item}을(를) {amount} USDT에 구매했습니다',
  'nftOfferReceived.title': '내 NFT에 새 제안',
  'nftOfferReceived.body': '{item}: {amount} USDT 제안',
  'nftOfferExpired.title': '제안 만료',
  'nftOfferExpired.body': '{item}에 대한 제안이 만료되었습니다. 금액을 다시 사용할 수 있습니다.',
  'nftOrderExpired.title': 'NFT 주문 만료',
  'nftOrderExpired.body': '{item}의 결제 시간이 지났습니다. 결제된 금액은 없습니다.',
  'nftStakeCompleted.title': '스테이킹 완료',
  'nftStakeCompleted.body': '{item}의 마지막 보상이 지급되었고 스테이킹이 해제되었습니다.',
} satisfies typeof en
