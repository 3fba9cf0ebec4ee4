/** What members are notified of in spot trading, in Japanese. */
import type en from './en.ts'

export default {
  'spotBought.title': '買い注文が約定しました',
  'spotBought.body': '{quantity} {asset} を {price} {quote} で購入',
  'spotSold.title': '売り注文が約定しました',
  'spotSold.body': '{quantity} {asset} を {price} {quote} で売却',
  'spotStopTriggered.title': '逆指値注文が発動しました',
  'spotStopTriggered.body': '{pair}：{price} で発動',
} satisfies typeof en
