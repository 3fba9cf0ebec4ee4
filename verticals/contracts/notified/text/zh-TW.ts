/** What members are notified of in contracts, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'contractOpened.title': '合約訂單已成交',
  'contractOpened.body': '{pair}：已開倉 {lots} 張',
  'contractClosed.title': '已平倉',
  'contractClosed.body': '{pair}：平倉 {lots} 張，盈虧 {profit} USDT',
  'contractOrderTriggered.title': '合約訂單已觸發',
  'contractOrderTriggered.body': '{pair}：於 {price} 觸發',
  'contractStopUnfilled.title': '止損單尚未成交',
  'contractStopUnfilled.body': '{pair}：已觸及 {price}，但滑點上限內流動性不足。剩餘委託仍然有效。',
  'contractMarginWarned.title': '保證金警示',
  'contractMarginWarned.body':
    '您的保證金率已達 {percent}%，達 100% 時倉位將被強制平倉。請補足資金或減倉。',
  'contractLiquidated.title': '倉位已強制平倉',
  'contractLiquidated.body': '{pair}：強制平倉 {lots} 張，標記價格 {price}',
  'contractDeleveraged.title': '自動減倉',
  'contractDeleveraged.body': '{pair}：因 ADL 平倉 {lots} 張，價格 {price}',
} satisfies typeof en
