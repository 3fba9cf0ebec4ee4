/** What members are told about deposits by mail and SMS, in Japanese. */
import type en from './en.ts'

export default {
  'credited.subject': '入金反映のお知らせ：{amount} {asset}',
  'credited.body': '{network} 経由の {amount} {asset} の入金が現物口座に反映されました。',
  'credited.short': 'Evenkeel：{amount} {asset} の入金が反映されました。',
  'rejected.subject': '入金却下のお知らせ：{amount} {asset}',
  'rejected.body': '{network} 経由の {amount} {asset} の入金は却下されました。\n\n理由：{reason}',
  'rejected.short': 'Evenkeel：{amount} {asset} の入金は却下されました。理由：{reason}',
  'test.subject': 'テスト資金反映のお知らせ：{amount} {asset}',
  'test.body':
    'テスト資金 {amount} {asset} が現物口座に反映されました。このサンドボックスの外では価値がありません。',
  'test.short': 'Evenkeel：テスト資金 {amount} {asset} が反映されました。',
} satisfies typeof en
