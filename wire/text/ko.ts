/** What the platform says to a caller, in Korean. */
import type en from './en.ts'

export default {
  'refusal.badRequest': '요청에 올바르지 않은 내용이 있습니다. 확인 후 다시 시도해 주세요.',
  'refusal.keyMissing': '이 요청에는 멱등성 키가 필요합니다.',
  'refusal.keyReused': '이미 다른 작업에 사용된 요청입니다. 처음부터 다시 진행해 주세요.',
  'refusal.keyExpired':
    '하루가 지난 요청이라 다시 실행하지 않았습니다. 주문과 내역을 확인한 뒤 새로 시작해 주세요.',
  'refusal.keyFromFuture':
    '이 기기의 시계가 거래소보다 빠릅니다. 시간을 맞춘 뒤 다시 시도해 주세요.',
  'refusal.tooManyKeys': '몇 시간 동안 요청이 너무 많았습니다. 나중에 다시 시도해 주세요.',
  'refusal.notLoggedIn': '로그인하지 않았거나 세션이 만료되었습니다. 로그인해 주세요.',
  'refusal.sessionExpired': '세션이 만료되었습니다. 다시 로그인해 주세요.',
  'refusal.notAllowed': '이 작업을 수행할 권한이 없습니다.',
  'refusal.stepUpNeeded': '2단계 인증으로 이 작업을 확인해 주세요.',
  'refusal.demoNotAllowed': '데모 계정에서는 이용할 수 없습니다. 실제 계정으로 전환해 주세요.',
  'refusal.notFound': '찾을 수 없습니다.',
  'refusal.tooLarge': '요청 크기가 너무 큽니다.',
  'refusal.tooManyRequests': '요청이 너무 많습니다. 잠시만 기다려 주세요.',
  'refusal.deadlinePassed': '시간이 초과되어 처리되지 않았습니다. 다시 시도해 주세요.',
  'refusal.exchangeBusy': '거래소 이용량이 많아 요청이 처리되지 않았습니다. 다시 시도해 주세요.',
  'refusal.decisionFailed':
    '당사 측 오류로 요청을 처리하지 못했습니다. 아무것도 실행되지 않았습니다. 나중에 다시 시도하거나 고객센터에 문의해 주세요.',
  'refusal.fieldUnreadable':
    '저장된 정보 일부를 읽을 수 없어 실행되지 않았습니다. 고객센터에 문의해 주세요.',
  'refusal.historyBehind':
    '기록 반영이 잠시 늦어지고 있습니다. 사라진 것은 없으니 잠시 후 다시 확인해 주세요.',
  'refusal.cancelOnly':
    '현재 주문 취소만 가능합니다. 요청이 처리되지 않았으니 나중에 다시 시도해 주세요.',
  'refusal.exchangeFrozen':
    '현재 거래가 중단되었습니다. 요청은 처리되지 않았으며 자산은 그대로 유지됩니다.',
  'refusal.maintenance':
    '거래소 점검 중입니다. 요청이 처리되지 않았습니다. 나중에 다시 시도해 주세요.',
  'refusal.withdrawalsFrozen': '현재 출금이 중단되었습니다. 자산은 계정에 그대로 있습니다.',
  'refusal.marketHalted': '이 마켓의 거래가 중단되었습니다. 주문 취소는 가능합니다.',
  'refusal.marketHalted.named': '{symbol} 거래가 중단되었습니다. 주문 취소는 가능합니다.',
  'refusal.marketDelisted':
    '이 마켓은 더 이상 신규 주문을 받지 않습니다. 미체결 주문은 취소할 수 있습니다.',
  'refusal.approvalNeeded': '이 변경에는 다른 운영자의 승인이 필요합니다.',
  'refusal.operatorNotEnrolled': '등록된 운영자만 할 수 있습니다.',
  'refusal.operatorTooNew':
    '이 역할을 맡은 지 얼마 되지 않았습니다. 승인은 {hours}시간 후부터 인정됩니다.',
  'refusal.serverError': '서버에 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
} satisfies typeof en
