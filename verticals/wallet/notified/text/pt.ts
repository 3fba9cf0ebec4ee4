/** What members are notified of in the wallet, in Portuguese. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'Depósito creditado',
  'depositArrived.body': '{amount} {asset} foram creditados na conta spot.',
  'depositTakenBack.title': 'Depósito revertido',
  'depositTakenBack.body': 'A rede reverteu seu depósito de {amount} {asset}.',
  'depositTurnedDown.title': 'Depósito recusado',
  'depositTurnedDown.body': '{amount} {asset}. O motivo está nos seus depósitos.',
  'withdrawalAsked.title': 'Saque solicitado',
  'withdrawalAsked.body': '{amount} {asset}. Não foi você? Cancele agora mesmo.',
  'withdrawalSent.title': 'Saque concluído',
  'withdrawalSent.body': '{amount} {asset} enviados e confirmados.',
  'withdrawalTurnedDown.title': 'Saque recusado',
  'withdrawalTurnedDown.body': '{amount} {asset} e a taxa voltaram para a sua conta.',
} satisfies typeof en
