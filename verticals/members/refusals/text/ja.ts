/** What programs are refused because of their keys, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'このAPIキーは有効期限が切れています。',
  'refusal.apiKeyElsewhere': 'このIPアドレスからはこのAPIキーを使用できません。',
  'refusal.apiKeyMayNotTrade': 'このAPIキーには取引の権限がありません。',
  'refusal.apiKeyMayNotWithdraw': 'このAPIキーには出金の権限がありません。',
  'refusal.apiKeyTooNew': 'このAPIキーで出金できるのは {from} からです。',
  'refusal.allowListNeeded':
    '先に出金先ホワイトリストをオンにしてください。APIキーで出金できるのはアドレス帳の宛先だけです。',
} satisfies typeof en
