/** The message about a new address, in Japanese. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Evenkeelのアドレス帳に新しいアドレスが追加されました',
  'notice.addressAdded.body':
    '{at} UTC にアドレス帳へ出金先が追加されました：{address}（{network}の{asset}）。お心当たりがない場合は、アドレスを削除し、すぐにログインパスワードを変更して、セキュリティセンターでアカウントを凍結してください。',
  'notice.addressAdded.short':
    'Evenkeel：出金先 {address}（{asset}）がアドレス帳に追加されました。お心当たりがない場合は、すぐにパスワードを変更し、アプリでアカウントを凍結してください。',
} satisfies typeof en
