/** What a chart says beside its figures, in German. */
import type en from './en.ts'

export default {
  'chart.own': 'Meine Orders und Trades anzeigen',
  'chart.ownList': 'Meine Orders und Trades in diesem Chart',
  'chart.remaining': 'Verbleibend',
  'chart.full': 'Chart im Vollbild',
  'chart.paramsOf': 'Parameter für {name}',
  'chart.reset': 'Zurücksetzen',
  'chart.save': 'Speichern',
  'chart.param.period': 'Periode',
  'chart.param.periodOf': 'Periode {of}',
  'chart.param.deviations': 'Standardabweichungen',
  'chart.param.fast': 'Schnelle Periode',
  'chart.param.slow': 'Langsame Periode',
  'chart.param.signal': 'Signalperiode',
  'chart.param.smoothing': 'Glättung {of}',
  'chart.problem.range': 'Ganze Zahl von {least} bis {most}',
  'chart.problem.decimals': 'Zahl von {least} bis {most}, höchstens 2 Nachkommastellen',
  'chart.problem.twice': 'Diese Periode gibt es schon',
  'chart.problem.fastBelowSlow': 'Die langsame Periode muss länger sein als die schnelle',
} satisfies typeof en
