/** Spot's texts, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': '取引ペアが存在しません',
  'refusal.priceOffTick': '価格がこの取引ペアの呼値の単位に合っていません。',
  'refusal.quantityOffLot': '数量がこの取引ペアの数量単位に合っていません。',
  'refusal.orderTooSmall': '最小注文金額は {minimum} {asset} です。',
  'refusal.orderTooLarge': '注文サイズが大きすぎます。',
  'refusal.priceBeyondBand': '価格が市場価格から離れすぎています。',
  'refusal.priceFeedStale': '価格の配信が中断しています。しばらくしてからもう一度お試しください。',
  'refusal.noLiquidity': '現在、市場価格付近に約定できる注文がありません。',
  'refusal.wouldTake': 'このPost Only注文は即時約定するため、発注されませんでした。',
  'refusal.cannotFillWhole': '即時に全数量を約定できないため、発注されませんでした。',
  'refusal.orderDoesNotExist': 'この注文は存在しないか、すでに終了しています。',
  'refusal.quantityBelowFilled': '新しい数量は約定済みの数量より大きくしてください。',
  'refusal.cannotAmend': 'この注文は変更できません。キャンセルして新しく注文してください。',
  'refusal.tooManyOrders': '未約定の注文が多すぎます。先に一部をキャンセルしてください。',
  'refusal.clientIdUsed': 'このクライアント注文IDは未約定の注文ですでに使用されています。',
  'refusal.ocoPricesWrong': '指値価格とトリガー価格は、市場価格を挟んで反対側に設定してください。',
  'refusal.termsNeverChange': '取引ペアのコインと呼値の単位は変更できません。',
} satisfies typeof en
