/** The kit's texts, in traditional Chinese. */
import type en from './en.ts'

export default {
  'ui.back': '返回',
  'ui.close': '關閉',
  'ui.confirm': '確認',
  'ui.cancel': '取消',
  'ui.retry': '重試',
  'ui.loading': '載入中',
  'ui.loadMore': '載入更多',
  'ui.reconnecting': '重新連線中…',
  'ui.demo': '模擬',
  'ui.unreachable': '無法連線至交易所，請檢查網路後再試一次。',
  'ui.outcomeUnknown': '未收到回應。您可以放心重試，最多只會執行一次。',
  'ui.empty': '目前沒有資料。',
  'ui.all': '全部',
  'ui.amountMost': '最多 {amount} {asset}',
  'ui.amountLeast': '最少 {amount} {asset}',
  'ui.amountForm': '請輸入像 {example} 這樣的數字',
  'ui.amountDecimals': '小數最多 {count} 位',
} satisfies typeof en
