/** The messages about withdrawals, in Japanese. */
import type en from './en.ts'

export default {
  'notice.requested.subject': '{amount} {asset} の出金申請',
  'notice.requested.body':
    '{network} で末尾 {address} のアドレスへ {amount} {asset} の出金を申請しました。お心当たりがない場合は、すぐにアプリで取り消し、セキュリティセンターでアカウントを凍結してパスワードを変更してください。',
  'notice.requested.short':
    'Evenkeel：{address} へ {amount} {asset} の出金申請。お心当たりがなければアプリで今すぐキャンセル。',
  'notice.byProgram.subject': 'APIキーによる {amount} {asset} の出金申請',
  'notice.byProgram.body':
    'お客様のAPIキーを使うプログラムが、{network} で末尾 {address} のアドレスへ {amount} {asset} の出金を申請しました。お心当たりがない場合は、すぐにアプリで取り消し、セキュリティセンターでキーを削除してアカウントを凍結してください。',
  'notice.byProgram.short':
    'Evenkeel：APIキーが {address} へ {amount} {asset} の出金を申請。お心当たりがなければアプリで今すぐキャンセル。',
  'notice.approved.subject': '{amount} {asset} の出金が承認されました',
  'notice.approved.body':
    '{network} での {amount} {asset} の出金が承認され、まもなく送金されます。以後は取り消せません。',
  'notice.approved.short': 'Evenkeel：{amount} {asset} の出金が承認され、まもなく送金されます。',
  'notice.cancelled.subject': '{amount} {asset} の出金を取り消しました',
  'notice.cancelled.body':
    '{network} での {amount} {asset} の出金が取り消されました。金額と手数料は再び利用できます。お心当たりがない場合は、パスワードを変更してください。',
  'notice.cancelled.short': 'Evenkeel：{amount} {asset} の出金が取り消され、再び利用できます。',
  'notice.paid.subject': '{amount} {asset} の出金完了',
  'notice.paid.body':
    '{network} で {amount} {asset} を送金し、承認されました。トランザクションは出金履歴でご確認いただけます。',
  'notice.paid.short': 'Evenkeel：{amount} {asset} の出金が完了しました。',
  'notice.rejected.subject': '{amount} {asset} の出金が却下されました',
  'notice.rejected.body':
    '{network} での {amount} {asset} の出金は却下されました。数量と手数料は口座に戻りました。理由は出金履歴でご確認ください。',
  'notice.rejected.short': 'Evenkeel：{amount} {asset} の出金は却下され、口座に戻りました。',
  'code.words':
    '{network} で末尾 {address} のアドレスへ {amount} {asset} を出金するためのコードです。送金先アドレスの末尾6文字と一致する場合のみ入力してください：',
} satisfies typeof en
