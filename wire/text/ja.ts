/** What the platform says to a caller, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'リクエスト内容に誤りがあります。確認してもう一度お試しください。',
  'refusal.keyMissing': 'このリクエストには冪等性キーが必要です。',
  'refusal.keyReused':
    'このリクエストはすでに別の操作で使用されています。最初からやり直してください。',
  'refusal.keyExpired':
    '1日以上前のリクエストのため、再実行しませんでした。注文と履歴を確認して、最初からやり直してください。',
  'refusal.keyFromFuture':
    'この端末の時計が取引所より進んでいます。時刻を合わせてからもう一度お試しください。',
  'refusal.tooManyKeys': '数時間のうちにリクエストが多すぎました。しばらくしてからお試しください。',
  'refusal.notLoggedIn':
    'ログインしていないか、セッションの有効期限が切れています。ログインしてください。',
  'refusal.sessionExpired': 'セッションの有効期限が切れました。もう一度ログインしてください。',
  'refusal.notAllowed': 'この操作を行う権限がありません。',
  'refusal.stepUpNeeded': 'この操作には二段階認証での確認が必要です。',
  'refusal.demoNotAllowed': 'デモ口座ではご利用いただけません。リアル口座に切り替えてください。',
  'refusal.notFound': '見つかりませんでした。',
  'refusal.tooLarge': 'リクエストのサイズが大きすぎます。',
  'refusal.tooManyRequests': 'リクエストが多すぎます。しばらくお待ちください。',
  'refusal.deadlinePassed': '時間切れのため実行されませんでした。もう一度お試しください。',
  'refusal.exchangeBusy':
    '取引所が大変混み合っており、実行されませんでした。もう一度お試しください。',
  'refusal.decisionFailed':
    '当社側のエラーにより処理できませんでした。何も実行されていません。時間をおいて再度お試しいただくか、サポートまでお問い合わせください。',
  'refusal.fieldUnreadable':
    '保存されたデータの一部を読み取れないため、実行されませんでした。サポートにお問い合わせください。',
  'refusal.historyBehind':
    '履歴の反映が少し遅れています。失われたものはありません。少し待ってからもう一度ご確認ください。',
  'refusal.cancelOnly':
    '現在は注文の取消のみ可能なため、リクエストは実行されませんでした。しばらくしてからもう一度お試しください。',
  'refusal.exchangeFrozen':
    '現在、取引を停止しています。リクエストは実行されておらず、資産はそのまま保管されています。',
  'refusal.maintenance':
    'ただいまメンテナンス中のため、リクエストは実行されませんでした。しばらくしてからもう一度お試しください。',
  'refusal.withdrawalsFrozen': '現在、出金を停止しています。資産は口座にそのまま残っています。',
  'refusal.marketHalted': 'この銘柄の取引は停止中です。注文の取消は可能です。',
  'refusal.marketHalted.named': '{symbol}の取引は停止中です。注文の取消は可能です。',
  'refusal.marketDelisted': 'この銘柄は新規注文の受付を終了しました。未約定注文の取消は可能です。',
  'refusal.approvalNeeded': 'この変更には別の担当者の承認が必要です。',
  'refusal.operatorNotEnrolled': '登録済みのオペレーターのみが行えます。',
  'refusal.operatorTooNew': 'この役割に就いたばかりです。承認は{hours}時間後から有効になります。',
  'refusal.serverError': 'システムエラーが発生しました。しばらくしてからもう一度お試しください。',
} satisfies typeof en
