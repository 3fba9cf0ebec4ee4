/** What members are notified of in contracts, in Italian. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'Ordine sul contratto eseguito',
  'contractOpened.body': '{pair}: posizione aperta, lotti: {lots}',
  'contractClosed.title': 'Posizione chiusa',
  'contractClosed.body': '{pair}: lotti chiusi: {lots}, risultato: {profit} USDT',
  'contractOrderTriggered.title': 'Ordine sul contratto attivato',
  'contractOrderTriggered.body': '{pair}: attivato a {price}',
  'contractStopUnfilled.title': 'Ordine stop non eseguito',
  'contractStopUnfilled.body':
    '{pair}: raggiunto a {price}, ma entro il limite di slippage non c’era abbastanza liquidità. Il resto dell’ordine resta attivo.',
  'contractMarginWarned.title': 'Avviso di margine',
  'contractMarginWarned.body':
    'Il tuo rapporto di margine ha raggiunto il {percent}%. Al 100% le posizioni vengono liquidate. Aggiungi fondi o riduci le posizioni.',
  'contractLiquidated.title': 'Posizione liquidata',
  'contractLiquidated.body': '{pair}: lotti liquidati: {lots}, prezzo mark: {price}',
  'contractDeleveraged.title': 'Auto-deleveraging',
  'contractDeleveraged.body': '{pair}: lotti chiusi per ADL: {lots}, prezzo: {price}',
} satisfies typeof en
