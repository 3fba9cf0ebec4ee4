/** Why a call of the console about members is refused, in Korean. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': '해당 회원이 없습니다.',
  'refusal.nothingPrivate': '더 이상 내용이 없습니다.',
  'refusal.noteIsEmpty': '먼저 내용을 입력하세요.',
  'refusal.memberFrozen': '운영자가 이미 이 계정을 동결했습니다.',
  'refusal.memberNotFrozen': '운영자가 동결한 계정이 아닙니다.',
  'refusal.noOutbox': '이 거래소는 메시지를 실제로 발송하므로 발신함이 없습니다.',
  'refusal.memberHoldsFunds':
    '이 회원은 아직 보유 중입니다: {holds}. 먼저 지급하세요. 포기하면 누구도 접근할 수 없습니다. 포기하려면 관리자 두 명이 필요합니다.',
  'refusal.withdrawalsOpen':
    '이 회원에게 진행 중인 출금이 있습니다. 먼저 지급하거나 거절하세요. 회원을 삭제하면 출금 주소도 사라집니다.',
} satisfies typeof en
