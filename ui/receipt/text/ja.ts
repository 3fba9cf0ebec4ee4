/** What every receipt says, in Japanese. */
import type en from './en.ts'

export default {
  'receipt.share': '共有',
  'receipt.copyLink': 'リンクをコピー',
  'receipt.verifyTitle': '自分で検証する',
  'receipt.verify': 'このブラウザで検証',
  'receipt.verified': '検証済み：この証明書の内容はすべて一致しています。',
  'receipt.notVerified':
    'この証明書は検証に失敗しました。ダウンロードして証拠として保管してください。',
  'receipt.notPublished':
    'ここまではすべて一致しています。チェーンのこの1分はまだ公開されていません。1分後にもう一度検証してください。',
  'receipt.notSigned':
    '確認できた内容はすべて一致しています。このブラウザでは署名を検証できません。最新のブラウザで HTTPS から開くか、ファイルを検証してください。',
  'receipt.stepRecorded': '記載内容が証明書チェーンに記録されている',
  'receipt.stepSigned': '取引所がこの証明書そのものに署名している',
  'receipt.stepPublished': '各1分・ブロック・鍵が公開されたものと一致する',
  'receipt.download': '証明書をダウンロード',
  'receipt.verifyOutside': 'またはアプリの外でファイルを検証：',
  'receipt.chainPlace': 'チェーン内の位置',
  'receipt.minuteOf': 'チェーンの第 {number} 分',
  'receipt.blockOf': '証明書チェーンのブロック {number}',
  'receipt.signedBy': '署名した鍵',
  'receipt.blocks': '{count, plural, other {# ブロック}}',
  'receipt.sourceSimulator': '模擬市場',
  'receipt.sourceVenues': '{venues}の中央値',
} satisfies typeof en
