/** What members are notified of in the wallet, in Spanish. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'Depósito acreditado',
  'depositArrived.body': 'Se acreditaron {amount} {asset} en tu cuenta spot.',
  'depositTakenBack.title': 'Depósito revertido',
  'depositTakenBack.body': 'La red ha revertido tu depósito de {amount} {asset}.',
  'depositTurnedDown.title': 'Depósito rechazado',
  'depositTurnedDown.body': '{amount} {asset}. Encontrarás el motivo en tus depósitos.',
  'withdrawalAsked.title': 'Retiro solicitado',
  'withdrawalAsked.body': '{amount} {asset}. ¿No has sido tú? Cancélalo ahora mismo.',
  'withdrawalSent.title': 'Retiro completado',
  'withdrawalSent.body': '{amount} {asset} enviados y confirmados.',
  'withdrawalTurnedDown.title': 'Retiro rechazado',
  'withdrawalTurnedDown.body': '{amount} {asset} y la comisión han vuelto a tu cuenta.',
} satisfies typeof en
