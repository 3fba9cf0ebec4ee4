/** What operators are refused about charity, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'この短縮名のプロジェクトはすでにあります。',
  'refusal.projectUnsound':
    '短縮名、目標、終了日のいずれかが正しくありません。小文字とハイフン、集まった額を上回る目標、5年以内の終了日にしてください。',
  'refusal.payoutUnsound': '支払いには0より大きい金額と証明書類が必要です。',
  'refusal.raisedExceeded': 'このプロジェクトで支払い可能な残りは {free} {asset} です。',
  'refusal.custodyExceeded': '支払い元には {free} {asset} しかありません。',
  'refusal.documentWrong': '書類が完全に届いていないか、PDF・PNG・JPEG ではありません。',
} satisfies typeof en
