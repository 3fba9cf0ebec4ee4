/** What a chart says beside its figures, in Russian. */
import type en from './en.ts'

export default {
  'chart.own': 'Показывать мои ордера и сделки',
  'chart.ownList': 'Мои ордера и сделки на этом графике',
  'chart.remaining': 'Остаток',
  'chart.full': 'График на весь экран',
  'chart.paramsOf': 'Параметры {name}',
  'chart.reset': 'Сбросить',
  'chart.save': 'Сохранить',
  'chart.param.period': 'Период',
  'chart.param.periodOf': 'Период {of}',
  'chart.param.deviations': 'Стандартные отклонения',
  'chart.param.fast': 'Быстрый период',
  'chart.param.slow': 'Медленный период',
  'chart.param.signal': 'Период сигнала',
  'chart.param.smoothing': 'Сглаживание {of}',
  'chart.problem.range': 'Целое число от {least} до {most}',
  'chart.problem.decimals': 'Число от {least} до {most}, не больше 2 знаков после запятой',
  'chart.problem.twice': 'Такой период уже есть',
  'chart.problem.fastBelowSlow': 'Медленный период должен быть больше быстрого',
} satisfies typeof en
