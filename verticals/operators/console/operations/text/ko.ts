/** What operations refuse, in Korean. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': '존재하지 않는 스위치입니다.',
  'refusal.proposalDoesNotExist': '해당 제안이 더 이상 없습니다.',
  'refusal.proposalNotOpen': '이미 승인된 제안입니다.',
  'refusal.proposalExpired': '24시간이 지나 만료된 제안입니다.',
  'refusal.tooManyProposals': '열린 제안이 너무 많습니다. 먼저 일부를 처리해 주세요.',
  'refusal.proposalTooLong': '제안이 너무 깁니다.',
  'refusal.parameterUnsound': '설정 또는 값이 올바르지 않습니다.',
  'refusal.valueOutOfRange': '{least}에서 {most} 사이의 정수를 입력하세요.',
  'refusal.auditBehind': '감사 로그가 저널에 기록된 내용보다 뒤처져 있습니다.',
  'refusal.auditRewritten': '감사 로그의 행이 저널에 기록된 것과 다릅니다.',
  'refusal.termsUnchanged': '이미 적용 중인 조건입니다.',
  'refusal.proposalChanged': '제안이 확인하신 내용과 달라졌습니다. 다시 확인하세요.',
  'refusal.marketListed': '이미 상장된 마켓입니다. 조건을 바꾸려면 해당 행을 여세요.',
  'refusal.instrumentUnknown': '이 이름의 시세가 없거나 여기에 상장할 수 없습니다.',
  'refusal.proposalLapsed':
    '제안자가 그 후 비활성화되거나 초기화되었거나 역할이 변경되었습니다. 다시 제안해야 합니다.',
  'refusal.nothingToProlong': '연장하려던 조치가 이미 끝났습니다. 다시 적용하려면 새로 제안하세요.',
  'refusal.proposalOutdated':
    '제안 이후 이 회원의 보유분이 바뀌었습니다. 회원 페이지에서 삭제를 다시 제안하세요.',
} satisfies typeof en
