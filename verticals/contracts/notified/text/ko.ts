/** What members are notified of in contracts, in Korean. */
import type en from './en.ts'

export default {
  'contractOpened.title': '선물 주문 체결',
  'contractOpened.body': '{pair}: 포지션 진입, {lots}랏',
  'contractClosed.title': '포지션 청산',
  'contractClosed.body': '{pair}: {lots}랏 청산, 손익 {profit} USDT',
  'contractOrderTriggered.title': '선물 주문 발동',
  'contractOrderTriggered.body': '{pair}: {price}에 발동',
  'contractStopUnfilled.title': '스톱 주문 미체결',
  'contractStopUnfilled.body':
    '{pair}: {price}에 도달했지만 슬리피지 한도 내 유동성이 부족했습니다. 남은 주문은 계속 유효합니다.',
  'contractMarginWarned.title': '증거금 경고',
  'contractMarginWarned.body':
    '증거금 비율이 {percent}%에 도달했습니다. 100%에서 포지션이 강제 청산됩니다. 자금을 추가하거나 포지션을 줄이세요.',
  'contractLiquidated.title': '포지션 강제 청산',
  'contractLiquidated.body': '{pair}: {lots}랏 강제 청산, 마크 가격 {price}',
  'contractDeleveraged.title': '자동 디레버리징',
  'contractDeleveraged.body': '{pair}: ADL로 {lots}랏 청산, 가격 {price}',
} satisfies typeof en
