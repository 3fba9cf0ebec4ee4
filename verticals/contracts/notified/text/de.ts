/** What members are notified of in contracts, in German. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'Kontraktorder ausgeführt',
  'contractOpened.body': '{pair}: Position eröffnet, Lots: {lots}',
  'contractClosed.title': 'Position geschlossen',
  'contractClosed.body': '{pair}: geschlossene Lots: {lots}, Ergebnis: {profit} USDT',
  'contractOrderTriggered.title': 'Kontraktorder ausgelöst',
  'contractOrderTriggered.body': '{pair}: ausgelöst bei {price}',
  'contractStopUnfilled.title': 'Stop-Order nicht ausgeführt',
  'contractStopUnfilled.body':
    '{pair}: bei {price} erreicht, aber innerhalb der Slippage-Grenze war nicht genug Liquidität vorhanden. Der Rest der Order bleibt aktiv.',
  'contractMarginWarned.title': 'Margin-Warnung',
  'contractMarginWarned.body':
    'Ihre Margin-Quote hat {percent} % erreicht. Bei 100 % werden Positionen liquidiert. Zahlen Sie ein oder verkleinern Sie Positionen.',
  'contractLiquidated.title': 'Position liquidiert',
  'contractLiquidated.body': '{pair}: liquidierte Lots: {lots}, Mark-Preis: {price}',
  'contractDeleveraged.title': 'Auto-Deleveraging',
  'contractDeleveraged.body': '{pair}: durch ADL geschlossene Lots: {lots}, Preis: {price}',
} satisfies typeof en
