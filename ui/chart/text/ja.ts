/** What a chart says beside its figures, in Japanese. */
import type en from './en.ts'

export default {
  'chart.own': '自分の注文と約定を表示',
  'chart.ownList': 'このチャート上の自分の注文と約定',
  'chart.remaining': '残り',
  'chart.full': 'チャートを全画面表示',
  'chart.paramsOf': '{name}のパラメータ',
  'chart.reset': '初期値に戻す',
  'chart.save': '保存',
  'chart.param.period': '期間',
  'chart.param.periodOf': '期間{of}',
  'chart.param.deviations': '標準偏差',
  'chart.param.fast': '短期',
  'chart.param.slow': '長期',
  'chart.param.signal': 'シグナル期間',
  'chart.param.smoothing': '{of}の平滑化',
  'chart.problem.range': '{least}〜{most}の整数',
  'chart.problem.decimals': '{least}〜{most}の数値（小数第2位まで）',
  'chart.problem.twice': 'この期間はすでに使われています',
  'chart.problem.fastBelowSlow': '長期は短期より長くしてください',
} satisfies typeof en
