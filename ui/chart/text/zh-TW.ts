/** What a chart says beside its figures, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'chart.own': '顯示我的訂單與成交',
  'chart.ownList': '此圖表上我的訂單與成交',
  'chart.remaining': '未成交',
  'chart.full': '全螢幕圖表',
  'chart.paramsOf': '{name} 參數',
  'chart.reset': '恢復預設值',
  'chart.save': '儲存',
  'chart.param.period': '週期',
  'chart.param.periodOf': '週期 {of}',
  'chart.param.deviations': '標準差倍數',
  'chart.param.fast': '快線週期',
  'chart.param.slow': '慢線週期',
  'chart.param.signal': '訊號線週期',
  'chart.param.smoothing': '{of} 平滑週期',
  'chart.problem.range': '請輸入 {least} 至 {most} 的整數',
  'chart.problem.decimals': '請輸入 {least} 至 {most} 的數字，最多 2 位小數',
  'chart.problem.twice': '此週期已使用',
  'chart.problem.fastBelowSlow': '慢線週期必須大於快線週期',
} satisfies typeof en
