/** What the page of the switches says, in Korean. */
import type en from './en.ts'

export default {
  'switches.hint':
    '모든 스위치는 실제 자금과 데모 자금에 즉시 적용됩니다. 누가 왜 변경했는지는 감사 로그에 남습니다.',
  'switches.on': '켜짐',
  'switches.off': '꺼짐',
  'switches.turnOn': '켜기',
  'switches.turnOff': '끄기',
  'switches.onAsk': '켜기: {name}',
  'switches.offAsk': '끄기: {name}',
  'switches.offHint': '중단되었던 기능이 즉시 재개됩니다.',
  'switches.isOn': '{name}: 켜짐',
  'switches.isOff': '{name}: 꺼짐',
  'switches.since': '시작',
  'switches.by': '변경자',
  'switches.byExchange': '거래소 자동',
  'switches.code': '사유',
  'switches.code.incident': '장애',
  'switches.code.security': '보안',
  'switches.code.market': '시장 상황',
  'switches.code.maintenance': '예정된 작업',
  'switches.code.regulator': '규제 당국',
  'switches.code.drill': '훈련',
  'switches.code.velocity': '1시간 내 출금 한도 초과',
  'switches.cancelOnly': '취소만 허용',
  'switches.withdrawalsFrozen': '출금 동결',
  'switches.marketHalted': '거래 중단 마켓',
  'switches.maintenance': '점검',
  'switches.everythingFrozen': '전체 동결',
  'switches.what.cancelOnly': '회원은 주문 취소만 할 수 있습니다.',
  'switches.what.withdrawalsFrozen':
    '이미 승인된 건을 포함해 어떤 자금도 출금되지 않습니다. 거래는 계속됩니다.',
  'switches.what.marketHalted':
    '중단된 마켓은 주문을 받지 않고 스탑 발동과 강제 청산도 없으며, 기존 주문은 취소할 수 있습니다. 다른 마켓은 계속됩니다.',
  'switches.what.maintenance':
    '회원에게는 점검 화면이 표시되며 아무것도 할 수 없습니다. 운영자와 예정된 처리는 계속됩니다.',
  'switches.what.everythingFrozen':
    '주문, 취소, 이체, 출금 등 아무것도 접수되지 않습니다. 스탑은 발동되지 않고 강제 청산도 없습니다.',
  'switches.market': '마켓',
  'switches.actions': '작업',
  'switches.halt': '중단',
  'switches.resume': '재개',
  'switches.haltAsk': '{market} 중단',
  'switches.resumeAsk': '{market} 재개',
  'switches.wasHalted': '{market} 거래가 중단되었습니다',
  'switches.wasResumed': '{market} 거래가 재개되었습니다',
  'switches.takesTwo': '다른 운영자가 승인해야 적용됩니다.',
  'switches.proposed': '제안했습니다. 다른 운영자의 승인이 필요합니다.',
  'switches.ends': '결과 보류 남은 시간',
  'switches.endsItself': '자동 종료까지',
  'switches.aloneMembers':
    '운영자 1명이 켜면 {minutes}분 후 자동으로 종료되며, 취소 전용과 점검을 합쳐 24시간에 한 번만 가능합니다. 청산은 계속되고 회원은 증거금을 추가할 수 없습니다.',
  'switches.goesOn': '스탑과 강제 청산은 진행 중',
  'switches.prolong': '해제할 때까지 연장',
  'switches.prolongAsk': '연장: {name}',
  'switches.prolongByTwo':
    '승인되면 자동으로 종료되지 않으며, 운영자 두 명이 해제할 때까지 유지됩니다.',
  'switches.prolongByOne': '승인되면 자동으로 종료되지 않으며, 운영자가 해제할 때까지 유지됩니다.',
  'switches.prolongWaits': '연장 승인 대기 중',
  'switches.alone':
    '운영자 한 명이 켜면 스탑과 강제 청산이 {minutes}분간 보류되며, 마켓별로 24시간에 한 번만 가능합니다. 보류된 건은 이후 첫 가격으로 처리됩니다.',
} satisfies typeof en
