/** What a chart says beside its figures, in Portuguese. */
import type en from './en.ts'

export default {
  'chart.own': 'Mostrar minhas ordens e negócios',
  'chart.ownList': 'Minhas ordens e negócios neste gráfico',
  'chart.remaining': 'Restante',
  'chart.full': 'Gráfico em tela cheia',
  'chart.paramsOf': 'Parâmetros de {name}',
  'chart.reset': 'Restaurar padrão',
  'chart.save': 'Salvar',
  'chart.param.period': 'Período',
  'chart.param.periodOf': 'Período {of}',
  'chart.param.deviations': 'Desvios padrão',
  'chart.param.fast': 'Período rápido',
  'chart.param.slow': 'Período lento',
  'chart.param.signal': 'Período do sinal',
  'chart.param.smoothing': 'Suavização de {of}',
  'chart.problem.range': 'Número inteiro de {least} a {most}',
  'chart.problem.decimals': 'Número de {least} a {most}, com até 2 casas decimais',
  'chart.problem.twice': 'Este período já está em uso',
  'chart.problem.fastBelowSlow': 'O período lento deve ser maior que o rápido',
} satisfies typeof en
