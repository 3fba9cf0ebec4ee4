/** The usual reasons of decisions, as members read them, in Japanese. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing':
    'このトランザクションはネットワーク上で見つかりませんでした。',
  'queues.reason.otherAddress': '別のアドレスに送金されています。',
  'queues.reason.amountDiffers': '着金した数量と異なります。',
  'queues.reason.notOurs': '当取引所宛ての送金ではありません。',
  'queues.reason.addressRisky': '安全上の理由により、このアドレスには送金できません。',
  'queues.reason.accountRisky':
    '先にアカウントの安全確認が必要です。カスタマーサポートにご連絡ください。',
  'queues.reason.identityUnclear': '先に追加の本人確認が必要です。',
  'queues.reason.photoUnreadable': '写真が読み取れません。撮り直してください。',
  'queues.reason.photoIncomplete': '書類の全体が写真に写っていません。',
  'queues.reason.documentExpired': '書類の有効期限が切れています。',
  'queues.reason.detailsDiffer': '入力内容が書類と異なります。',
  'queues.reason.notThePerson': '写真の人物が書類の名義人と異なります。',
  'queues.reason.feedbackThanks': 'ご意見ありがとうございます。担当チームに共有しました。',
  'queues.reason.feedbackLookingInto': '確認中です。サポートチャットでご連絡します。',
  'queues.reason.feedbackSolved': '解決したはずです。まだの場合は再度ご連絡ください。',
  'queues.reason.feedbackNeedsMore': '詳しい情報が必要です。サポートチャットでお知らせください。',
} satisfies typeof en
