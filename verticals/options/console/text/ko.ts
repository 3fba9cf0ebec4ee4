/** What the console says of options, in Korean. */
import type en from './en.ts'

export default {
  'happened.option': '옵션 주문',
  'optionDesk.title': '옵션',
  'optionDesk.hint':
    '미결제 옵션의 최대 지급액은 하우스 보유액을 넘지 않으며, 한 심볼과 만기의 지급액은 그 10분의 1을 넘지 않습니다.',
  'optionDesk.funds': '하우스 자금',
  'optionDesk.reserved': '미결제 옵션 최대 지급액',
  'optionDesk.bySymbol': '심볼별 리스크',
  'optionDesk.symbol': '심볼',
  'optionDesk.open': '미결제 옵션',
  'optionDesk.over': '정산된 옵션',
  'optionDesk.staked': '주문 금액 합계',
  'optionDesk.riseMayWin': '상승 최대 지급액',
  'optionDesk.fallMayWin': '하락 최대 지급액',
  'optionDesk.largestExpiry': '최대 만기',
  'optionDesk.accepted': '접수 시각',
  'optionDesk.direction': '방향',
  'optionDesk.rise': '상승',
  'optionDesk.fall': '하락',
  'optionDesk.stake': '주문 금액',
  'optionDesk.openPrice': '진입 가격',
  'optionDesk.closePrice': '정산 가격',
  'optionDesk.gain': '손익',
  'optionDesk.state': '상태',
  'optionDesk.statePending': '대기',
  'optionDesk.stateOpen': '진행 중',
  'optionDesk.stateWon': '수익',
  'optionDesk.stateLost': '손실',
  'optionDesk.stateEqual': '동일',
  'optionDesk.stateRefunded': '환불',
} satisfies typeof en
