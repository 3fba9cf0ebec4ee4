/** What operators are refused about charity, in Korean. */
import type en from './en.ts'

export default {
  'refusal.projectExists': '같은 짧은 이름의 프로젝트가 이미 있습니다.',
  'refusal.projectUnsound':
    '짧은 이름, 목표 또는 종료일이 올바르지 않습니다. 소문자와 하이픈, 모금액보다 큰 목표, 5년 이내의 종료일이어야 합니다.',
  'refusal.payoutUnsound': '지급에는 0보다 큰 금액과 증빙 문서가 필요합니다.',
  'refusal.raisedExceeded': '이 프로젝트에서 지급할 수 있는 금액은 {free} {asset}뿐입니다.',
  'refusal.custodyExceeded': '지급 출처에는 {free} {asset}만 있습니다.',
  'refusal.documentWrong': '문서가 온전히 도착하지 않았거나 PDF, PNG, JPEG 형식이 아닙니다.',
} satisfies typeof en
