/** What members are notified of about their account, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'account.notYou': '若非本人操作，請立即前往安全中心。',
  'account.verified': '您無需再做任何操作。',
  'account.refused': '請開啟查看原因並重新提交。',
} satisfies typeof en
