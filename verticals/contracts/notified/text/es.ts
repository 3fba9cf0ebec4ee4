/** What members are notified of in contracts, in Spanish. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'Orden de contrato ejecutada',
  'contractOpened.body': '{pair}: posición abierta, lotes: {lots}',
  'contractClosed.title': 'Posición cerrada',
  'contractClosed.body': '{pair}: lotes cerrados: {lots}, resultado: {profit} USDT',
  'contractOrderTriggered.title': 'Orden de contrato activada',
  'contractOrderTriggered.body': '{pair}: activada a {price}',
  'contractStopUnfilled.title': 'Orden stop sin ejecutar',
  'contractStopUnfilled.body':
    '{pair}: se alcanzó a {price}, pero no había liquidez suficiente dentro del límite de deslizamiento. El resto de la orden sigue activo.',
  'contractMarginWarned.title': 'Aviso de margen',
  'contractMarginWarned.body':
    'Tu ratio de margen ha llegado al {percent} %. Al 100 % se liquidan las posiciones. Añade fondos o reduce posiciones.',
  'contractLiquidated.title': 'Posición liquidada',
  'contractLiquidated.body': '{pair}: lotes liquidados: {lots}, precio de marca: {price}',
  'contractDeleveraged.title': 'Autodesapalancamiento',
  'contractDeleveraged.body':
    '{pair}: lotes de tu posición cerrados por ADL: {lots}, precio: {price}',
} satisfies typeof en
