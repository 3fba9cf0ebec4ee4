/** The kit's texts, in Japanese. */
import type en from './en.ts'

export default {
  'ui.back': '戻る',
  'ui.close': '閉じる',
  'ui.confirm': '確認',
  'ui.cancel': 'キャンセル',
  'ui.retry': '再試行',
  'ui.loading': '読み込み中',
  'ui.loadMore': 'もっと見る',
  'ui.reconnecting': '再接続中…',
  'ui.demo': 'デモ',
  'ui.unreachable': '取引所に接続できませんでした。通信環境を確認して、もう一度お試しください。',
  'ui.outcomeUnknown': '応答がありませんでした。再試行しても、実行されるのは一度だけです。',
  'ui.empty': 'まだ何もありません。',
  'ui.all': '全額',
  'ui.amountMost': '最大 {amount} {asset}',
  'ui.amountLeast': '最小 {amount} {asset}',
  'ui.amountForm': '{example} のような数値を入力してください',
  'ui.amountDecimals': '小数点以下は{count}桁まで',
} satisfies typeof en
