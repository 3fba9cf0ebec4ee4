/** What a chart says beside its figures, in French. */
import type en from './en.ts'

export default {
  'chart.own': 'Afficher mes ordres et échanges',
  'chart.ownList': 'Mes ordres et échanges sur ce graphique',
  'chart.remaining': 'Restant',
  'chart.full': 'Graphique en plein écran',
  'chart.paramsOf': 'Paramètres {name}',
  'chart.reset': 'Réinitialiser',
  'chart.save': 'Enregistrer',
  'chart.param.period': 'Période',
  'chart.param.periodOf': 'Période {of}',
  'chart.param.deviations': 'Écarts-types',
  'chart.param.fast': 'Période rapide',
  'chart.param.slow': 'Période lente',
  'chart.param.signal': 'Période du signal',
  'chart.param.smoothing': 'Lissage {of}',
  'chart.problem.range': 'Nombre entier de {least} à {most}',
  'chart.problem.decimals': 'Nombre de {least} à {most}, 2 décimales au plus',
  'chart.problem.twice': 'Cette période est déjà utilisée',
  'chart.problem.fastBelowSlow': 'La période lente doit être plus longue que la rapide',
} satisfies typeof en
