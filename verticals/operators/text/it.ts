/** What operators are told at the console's entrance and about each other, in Italian. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Nome o password errati.',
  'refusal.operatorCodeWrong': 'Il codice è errato o è già stato usato.',
  'refusal.invitationOver':
    'Questo link è già stato usato o non è più valido. Chiedine uno nuovo a un amministratore.',
  'refusal.noPasskey': 'Non hai ancora una passkey. Usa il codice dell’app di autenticazione.',
  'refusal.operatorUnknown': 'Questo operatore non esiste.',
  'refusal.operatorSessionOver': 'Questa sessione è già terminata.',
  'refusal.operatorNameTaken': 'Esiste già un operatore con questo nome.',
  'refusal.ownAccess': 'Non puoi modificare il tuo accesso. Chiedi a un altro amministratore.',
  'refusal.lastAdmin': 'È l’ultimo amministratore. Prima nominane un altro.',
} satisfies typeof en
