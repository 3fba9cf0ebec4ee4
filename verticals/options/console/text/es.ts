/** What the console says of options, in Spanish. */
import type en from './en.ts'

export default {
  'happened.option': 'Opción abierta',
  'optionDesk.title': 'Opciones',
  'optionDesk.hint':
    'Lo que pueden ganar las opciones abiertas nunca supera lo que tiene la casa; por símbolo y vencimiento, nunca más de una décima parte.',
  'optionDesk.funds': 'Fondos de la casa',
  'optionDesk.reserved': 'Posible ganancia de opciones abiertas',
  'optionDesk.bySymbol': 'Riesgo por símbolo',
  'optionDesk.symbol': 'Símbolo',
  'optionDesk.open': 'Opciones abiertas',
  'optionDesk.over': 'Opciones liquidadas',
  'optionDesk.staked': 'Apostado',
  'optionDesk.riseMayWin': 'Ganancia posible al alza',
  'optionDesk.fallMayWin': 'Ganancia posible a la baja',
  'optionDesk.largestExpiry': 'Mayor vencimiento',
  'optionDesk.accepted': 'Aceptada',
  'optionDesk.direction': 'Dirección',
  'optionDesk.rise': 'Sube',
  'optionDesk.fall': 'Baja',
  'optionDesk.stake': 'Importe',
  'optionDesk.openPrice': 'Precio de apertura',
  'optionDesk.closePrice': 'Precio de cierre',
  'optionDesk.gain': 'Resultado',
  'optionDesk.state': 'Estado',
  'optionDesk.statePending': 'Pendiente',
  'optionDesk.stateOpen': 'Abierta',
  'optionDesk.stateWon': 'Ganada',
  'optionDesk.stateLost': 'Perdida',
  'optionDesk.stateEqual': 'Igual',
  'optionDesk.stateRefunded': 'Reembolsada',
} satisfies typeof en
