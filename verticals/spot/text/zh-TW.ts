/** Spot's texts, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': '交易對不存在',
  'refusal.priceOffTick': '價格須為該交易對最小價格單位的整數倍。',
  'refusal.quantityOffLot': '數量須為該交易對最小數量單位的整數倍。',
  'refusal.orderTooSmall': '最小下單金額為 {minimum} {asset}。',
  'refusal.orderTooLarge': '下單數量過大。',
  'refusal.priceBeyondBand': '價格偏離市場價格過大。',
  'refusal.priceFeedStale': '行情更新中斷，請稍後再試。',
  'refusal.noLiquidity': '目前市場價格附近沒有可成交的掛單。',
  'refusal.wouldTake': '此只掛單（Post Only）訂單會立即成交，因此未提交。',
  'refusal.cannotFillWhole': '此訂單無法立即全部成交，因此未提交。',
  'refusal.orderDoesNotExist': '訂單不存在或已結束。',
  'refusal.quantityBelowFilled': '新數量必須大於已成交數量。',
  'refusal.cannotAmend': '此訂單無法修改，請取消後重新下單。',
  'refusal.tooManyOrders': '您的未成交訂單過多，請先取消部分訂單。',
  'refusal.clientIdUsed': '已有未成交訂單使用此自訂訂單 ID。',
  'refusal.ocoPricesWrong': '限價與觸發價必須分別位於市場價格的兩側。',
  'refusal.termsNeverChange': '交易對的幣種與最小價格單位無法變更。',
} satisfies typeof en
