/** What operations refuse, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'そのスイッチは存在しません。',
  'refusal.proposalDoesNotExist': 'その提案はすでにありません。',
  'refusal.proposalNotOpen': 'この提案はすでに承認されています。',
  'refusal.proposalExpired': 'この提案は24時間を過ぎたため失効しました。',
  'refusal.tooManyProposals': '未処理の提案が多すぎます。先にいくつか処理してください。',
  'refusal.proposalTooLong': '提案が長すぎます。',
  'refusal.parameterUnsound': 'この設定またはその値が正しくありません。',
  'refusal.valueOutOfRange': '{least}から{most}までの整数を入力してください。',
  'refusal.auditBehind': '監査ログがジャーナルの記録より遅れています。',
  'refusal.auditRewritten': '監査ログの行が、ジャーナルに記録されたものと一致しません。',
  'refusal.termsUnchanged': 'この条件はすでに適用されています。',
  'refusal.proposalChanged': '提案の内容が表示時から変わっています。もう一度確認してください。',
  'refusal.marketListed':
    'この市場はすでに上場されています。条件を変えるには、その行を開いてください。',
  'refusal.instrumentUnknown': 'この名前の価格は提示されていないか、ここには上場できません。',
  'refusal.proposalLapsed':
    '提案者はその後、無効化・リセット、または役割変更されました。もう一度提案してください。',
  'refusal.nothingToProlong':
    '延長の対象はすでに終了しています。再び適用するには、改めて提案してください。',
  'refusal.proposalOutdated':
    '提案後にこの会員の保有分が変わりました。会員のページで消去を改めて提案してください。',
} satisfies typeof en
