/** What members are notified of about their account, in Korean. */
import type en from './en.ts'

export default {
  'account.notYou': '본인이 아니라면 지금 보안 센터를 여세요.',
  'account.verified': '더 하실 일은 없습니다.',
  'account.refused': '사유를 확인하고 다시 제출하세요.',
} satisfies typeof en
