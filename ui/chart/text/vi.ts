/** What a chart says beside its figures, in Vietnamese. */
import type en from './en.ts'

export default {
  'chart.own': 'Hiện lệnh và giao dịch của tôi',
  'chart.ownList': 'Lệnh và giao dịch của tôi trên biểu đồ này',
  'chart.remaining': 'Còn lại',
  'chart.full': 'Biểu đồ toàn màn hình',
  'chart.paramsOf': 'Tham số {name}',
  'chart.reset': 'Về mặc định',
  'chart.save': 'Lưu',
  'chart.param.period': 'Chu kỳ',
  'chart.param.periodOf': 'Chu kỳ {of}',
  'chart.param.deviations': 'Độ lệch chuẩn',
  'chart.param.fast': 'Chu kỳ nhanh',
  'chart.param.slow': 'Chu kỳ chậm',
  'chart.param.signal': 'Chu kỳ tín hiệu',
  'chart.param.smoothing': 'Làm mượt {of}',
  'chart.problem.range': 'Số nguyên từ {least} đến {most}',
  'chart.problem.decimals': 'Số từ {least} đến {most}, tối đa 2 chữ số thập phân',
  'chart.problem.twice': 'Chu kỳ này đã được dùng',
  'chart.problem.fastBelowSlow': 'Chu kỳ chậm phải dài hơn chu kỳ nhanh',
} satisfies typeof en
