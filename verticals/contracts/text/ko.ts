/** What the server answers about contracts, in Korean. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': '존재하지 않는 종목입니다.',
  'refusal.lotsInvalid': '1에서 {maximum}까지의 정수 랏을 입력하세요.',
  'refusal.leverageNotOffered': '이 종목에서 제공하지 않는 레버리지입니다.',
  'refusal.distanceInvalid': '추적 간격은 0.01%에서 50% 사이여야 합니다.',
  'refusal.marketClosed': '현재 이 시장은 마감되었습니다. {opensUtc}(UTC)에 개장합니다.',
  'refusal.positionTooSmall': '이 포지션은 최대 {lots}랏까지 청산할 수 있습니다.',
  'refusal.positionTooLarge': '이 레버리지로는 포지션 가치가 최대 {maximum} USDT까지 가능합니다.',
  'refusal.openInterestReached': '현재 이 방향으로는 {lots}랏만 더 열 수 있습니다.',
  'refusal.targetPriceWrong': '익절가와 손절가는 가격의 올바른 쪽에 있어야 합니다.',
  'refusal.tooManyTargets': '포지션당 익절·손절 주문은 최대 {maximum}개입니다.',
  'refusal.positionDoesNotExist': '해당 포지션이 없습니다.',
  'refusal.contractTermsUnsound':
    '이 조건은 사용할 수 없습니다. 구간은 가치와 유지 증거금이 커지고 레버리지는 낮아져야 하며, 테이커 수수료는 유지 증거금보다, 유지 증거금은 최대 레버리지의 증거금보다 낮아야 합니다.',
  'refusal.maintenanceRaised':
    '회원이 포지션을 보유한 동안에는 유지 증거금을 올릴 수 없습니다. 강제 청산가가 바뀌기 때문입니다.',
} satisfies typeof en
