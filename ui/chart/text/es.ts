/** What a chart says beside its figures, in Spanish. */
import type en from './en.ts'

export default {
  'chart.own': 'Mostrar mis órdenes y operaciones',
  'chart.ownList': 'Mis órdenes y operaciones en este gráfico',
  'chart.remaining': 'Restante',
  'chart.full': 'Gráfico a pantalla completa',
  'chart.paramsOf': 'Parámetros de {name}',
  'chart.reset': 'Restablecer',
  'chart.save': 'Guardar',
  'chart.param.period': 'Periodo',
  'chart.param.periodOf': 'Periodo {of}',
  'chart.param.deviations': 'Desviaciones típicas',
  'chart.param.fast': 'Periodo rápido',
  'chart.param.slow': 'Periodo lento',
  'chart.param.signal': 'Periodo de la señal',
  'chart.param.smoothing': 'Suavizado de {of}',
  'chart.problem.range': 'Número entero de {least} a {most}',
  'chart.problem.decimals': 'Número de {least} a {most}, con 2 decimales como máximo',
  'chart.problem.twice': 'Este periodo ya se usa',
  'chart.problem.fastBelowSlow': 'El periodo lento debe ser mayor que el rápido',
} satisfies typeof en
