/** What members are notified of in contracts, in Japanese. */
import type en from './en.ts'

export default {
  'contractOpened.title': '先物注文が約定しました',
  'contractOpened.body': '{pair}：新規建て {lots}ロット',
  'contractClosed.title': 'ポジションを決済しました',
  'contractClosed.body': '{pair}：{lots}ロット決済、損益 {profit} USDT',
  'contractOrderTriggered.title': '先物注文が発動しました',
  'contractOrderTriggered.body': '{pair}：{price} で発動',
  'contractStopUnfilled.title': '逆指値注文が約定していません',
  'contractStopUnfilled.body':
    '{pair}：{price} に到達しましたが、許容スリッページ内の流動性が不足していました。残りの注文は引き続き有効です。',
  'contractMarginWarned.title': '証拠金アラート',
  'contractMarginWarned.body':
    '証拠金率が{percent}%に達しました。100%でポジションはロスカットされます。資金を追加するか、ポジションを減らしてください。',
  'contractLiquidated.title': 'ポジションがロスカットされました',
  'contractLiquidated.body': '{pair}：{lots}ロットをロスカット、マーク価格 {price}',
  'contractDeleveraged.title': '自動デレバレッジ',
  'contractDeleveraged.body': '{pair}：ADLにより{lots}ロット決済、価格 {price}',
} satisfies typeof en
