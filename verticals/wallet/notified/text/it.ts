/** What members are notified of in the wallet, in Italian. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'Deposito accreditato',
  'depositArrived.body': '{amount} {asset} sono stati accreditati sul conto spot.',
  'depositTakenBack.title': 'Deposito annullato',
  'depositTakenBack.body': 'La rete ha annullato il tuo deposito di {amount} {asset}.',
  'depositTurnedDown.title': 'Deposito rifiutato',
  'depositTurnedDown.body': '{amount} {asset}. Trovi il motivo nei tuoi depositi.',
  'withdrawalAsked.title': 'Prelievo richiesto',
  'withdrawalAsked.body': '{amount} {asset}. Non sei stato tu? Annullalo subito.',
  'withdrawalSent.title': 'Prelievo completato',
  'withdrawalSent.body': '{amount} {asset} inviati e confermati.',
  'withdrawalTurnedDown.title': 'Prelievo rifiutato',
  'withdrawalTurnedDown.body': '{amount} {asset} e la commissione sono di nuovo sul tuo conto.',
} satisfies typeof en
