/** What members are notified of in contracts, in French. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'Ordre sur contrat exécuté',
  'contractOpened.body': '{pair} : position ouverte, lots : {lots}',
  'contractClosed.title': 'Position clôturée',
  'contractClosed.body': '{pair} : lots clôturés : {lots}, résultat : {profit} USDT',
  'contractOrderTriggered.title': 'Ordre sur contrat déclenché',
  'contractOrderTriggered.body': '{pair} : déclenché à {price}',
  'contractStopUnfilled.title': 'Ordre stop non exécuté',
  'contractStopUnfilled.body':
    '{pair} : atteint à {price}, mais la liquidité était insuffisante dans la limite de slippage. Le reste de l’ordre demeure actif.',
  'contractMarginWarned.title': 'Alerte de marge',
  'contractMarginWarned.body':
    'Votre ratio de marge a atteint {percent} %. À 100 %, les positions sont liquidées. Ajoutez des fonds ou réduisez vos positions.',
  'contractLiquidated.title': 'Position liquidée',
  'contractLiquidated.body': '{pair} : lots liquidés : {lots}, prix de marque : {price}',
  'contractDeleveraged.title': 'Auto-deleveraging',
  'contractDeleveraged.body': '{pair} : lots clôturés par ADL : {lots}, prix : {price}',
} satisfies typeof en
