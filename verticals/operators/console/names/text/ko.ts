/** Operators' names in the navigation, in Korean. */
import type en from './en.ts'

export default {
  'operators.signIn': '로그인',
  'operators.enrol': '등록',
  'operators.operators': '운영자',
  'operators.audit': '감사 로그',
  'operators.account': '내 접근 권한',
  'operators.sessions': '세션',
  'operators.queue.deposits': '입금',
  'operators.queue.withdrawals': '출금',
  'operators.queue.identities': '신원 인증',
  'operators.switches': '스위치',
  'operators.terms': '수수료 및 한도',
  'operators.settings': '설정',
  'operators.reconciliation': '대사',
  'operators.system': '시스템',
  'operators.queue.feedback': '의견',
} satisfies typeof en
