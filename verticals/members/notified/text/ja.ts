/** What members are notified of about their account, in Japanese. */
import type en from './en.ts'

export default {
  'account.notYou': '心当たりがない場合は、すぐにセキュリティセンターを開いてください。',
  'account.verified': 'これ以上の手続きは必要ありません。',
  'account.refused': '理由を確認し、もう一度提出してください。',
} satisfies typeof en
