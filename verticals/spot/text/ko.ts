/** Spot's texts, in Korean. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': '존재하지 않는 거래 페어입니다',
  'refusal.priceOffTick': '주문 가격이 호가 단위에 맞지 않습니다.',
  'refusal.quantityOffLot': '주문 수량이 수량 단위에 맞지 않습니다.',
  'refusal.orderTooSmall': '최소 주문 금액은 {minimum} {asset}입니다.',
  'refusal.orderTooLarge': '주문 규모가 너무 큽니다.',
  'refusal.priceBeyondBand': '주문 가격이 시장 가격과 너무 차이 납니다.',
  'refusal.priceFeedStale': '시세 수신이 일시 중단되었습니다. 잠시 후 다시 시도해 주세요.',
  'refusal.noLiquidity': '현재 시장 가격 부근에 체결 가능한 호가가 없습니다.',
  'refusal.wouldTake': 'Post Only 주문이 즉시 체결될 수 있어 접수되지 않았습니다.',
  'refusal.cannotFillWhole': '즉시 전량 체결할 수 없어 주문이 접수되지 않았습니다.',
  'refusal.orderDoesNotExist': '존재하지 않거나 이미 종료된 주문입니다.',
  'refusal.quantityBelowFilled': '새 수량은 이미 체결된 수량보다 많아야 합니다.',
  'refusal.cannotAmend': '이 주문은 수정할 수 없습니다. 취소 후 새로 주문해 주세요.',
  'refusal.tooManyOrders': '미체결 주문이 너무 많습니다. 먼저 일부를 취소해 주세요.',
  'refusal.clientIdUsed': '이미 미체결 주문에 사용 중인 클라이언트 주문 ID입니다.',
  'refusal.ocoPricesWrong':
    '지정가와 트리거 가격은 시장 가격을 사이에 두고 서로 반대편에 있어야 합니다.',
  'refusal.termsNeverChange': '거래 페어의 코인과 호가 단위는 변경할 수 없습니다.',
} satisfies typeof en
