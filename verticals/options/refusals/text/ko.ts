/** What the server answers about options, in Korean. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': '현재 이 마켓에서는 해당 만기의 옵션을 제공하지 않습니다.',
  'refusal.termsChanged': '수익률이 방금 변경되었습니다. 새 조건을 확인한 후 다시 주문해 주세요.',
  'refusal.stakeBelowMinimum': '최소 투자금은 {minimum} {asset}입니다.',
  'refusal.stakeAboveMaximum': '최대 투자금은 {maximum} {asset}입니다.',
  'refusal.stakeTooFine': '투자금은 소수점 이하 두 자리까지 입력할 수 있습니다.',
  'refusal.expiryAfterClose':
    '이 옵션이 만료되기 전인 {closesUtc}(UTC)에 시장이 마감됩니다. 더 짧은 시간을 선택하세요.',
  'refusal.priceStale': '현재 이 마켓의 최신 가격이 없습니다. 잠시 후 다시 시도해 주세요.',
  'refusal.optionsArePaused':
    '옵션 거래를 일시 중지한 상태입니다. 중지 기간이 끝나면 다시 주문할 수 있습니다.',
  'refusal.ownLossLimitReached':
    '직접 설정한 일일 손실 한도 {limit} {asset}을(를) 초과합니다. 오늘 {left} {asset}까지 더 주문할 수 있습니다.',
  'refusal.ownNumberLimitReached': '직접 설정한 하루 {limit}건 한도에 도달했습니다.',
  'refusal.exposureReached': '현재 이 만기에 가능한 최대 투자금은 {free} {asset}입니다.',
  'refusal.tooManyOptions':
    '미결제 옵션은 최대 {maximum}건입니다. 일부가 정산될 때까지 기다려 주세요.',
  'refusal.limitsMalformed': '설정할 수 없는 한도입니다.',
  'refusal.termsUnsound': '제공할 수 없는 조건입니다. 만기, 수익률, 투자금을 확인해 주세요.',
  'refusal.optionDoesNotExist': '존재하지 않는 옵션입니다.',
  'refusal.receiptDoesNotExist': '존재하지 않는 영수증입니다.',
} satisfies typeof en
