/** What a chart says beside its figures, in Italian. */
import type en from './en.ts'

export default {
  'chart.own': 'Mostra i miei ordini e scambi',
  'chart.ownList': 'I miei ordini e scambi su questo grafico',
  'chart.remaining': 'Rimanente',
  'chart.full': 'Grafico a schermo intero',
  'chart.paramsOf': 'Parametri {name}',
  'chart.reset': 'Ripristina',
  'chart.save': 'Salva',
  'chart.param.period': 'Periodo',
  'chart.param.periodOf': 'Periodo {of}',
  'chart.param.deviations': 'Deviazioni standard',
  'chart.param.fast': 'Periodo veloce',
  'chart.param.slow': 'Periodo lento',
  'chart.param.signal': 'Periodo del segnale',
  'chart.param.smoothing': 'Smussamento {of}',
  'chart.problem.range': 'Numero intero da {least} a {most}',
  'chart.problem.decimals': 'Numero da {least} a {most}, al massimo 2 decimali',
  'chart.problem.twice': 'Questo periodo è già in uso',
  'chart.problem.fastBelowSlow': 'Il periodo lento deve superare quello veloce',
} satisfies typeof en
