/** What the NFT market's page in the console says, in Korean. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'NFT 마켓',
  'nftDesk.collection': '컬렉션',
  'nftDesk.category': '카테고리',
  'nftDesk.size': '아이템',
  'nftDesk.listed': '판매 중',
  'nftDesk.owners': '소유자',
  'nftDesk.floor': '최저가',
  'nftDesk.volume': '거래량',
  'nftDesk.sales': '판매 수',
  'nftDesk.state': '상태',
  'nftDesk.actions': '작업',
  'nftDesk.hidden': '숨김',
  'nftDesk.shown': '공개',
  'nftDesk.hide': '숨기기',
  'nftDesk.show': '공개하기',
  'nftDesk.hideHint': '숨긴 컬렉션에서는 새로 시작되는 것이 없고, 진행 중인 것은 계속됩니다.',
  'nftDesk.showHint': '컬렉션이 다시 공개되고 거래됩니다.',
  'nftDesk.changed': '컬렉션을 변경했습니다',
  'nftDesk.rewardsHeld': '보상 계정',
  'nftDesk.rewardsOwed': '스테이킹 약속 금액',
  'nftDesk.pendingOrders': '미결제 주문',
  'nftDesk.openOffers': '진행 중인 제안',
  'nftDesk.openStakes': '진행 중인 스테이킹',
  'nftDesk.none': '컬렉션 없음',
  'nftDesk.mint': '컬렉션 발행',
  'nftDesk.preview': '미리보기',
  'nftDesk.previewHint': '이름, 수량, 기준가를 입력하면 그림이 표시됩니다.',
  'nftDesk.previewNote':
    '{name}은(는) 이렇게 그려지고 가격이 매겨집니다. 아이템은 이름만으로 정해집니다.',
} satisfies typeof en
