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
  'refusal.lastFactor': 'È il tuo unico secondo fattore. Aggiungine prima un altro.',
  'refusal.lastAdmin': 'È l’ultimo amministratore. Prima nominane un altro.',
  'refusal.queueUnknown': 'Questa coda non esiste.',
  'refusal.caseUnknown': 'Questo caso non è più in attesa.',
  'refusal.caseTaken': '{name} sta lavorando a questo caso.',
  'refusal.caseChanged': 'Il caso è cambiato da quando l’hai aperto. Riguardalo prima di decidere.',
  'refusal.addressUnreadable':
    'L’indirizzo non si può leggere, quindi questo prelievo non potrà mai essere pagato. Puoi rifiutarlo.',
  'refusal.costCoinWrong': 'Questa rete addebita i costi in un’altra moneta.',
  'refusal.paidBySigner':
    'Questo prelievo lo paga il firmatario. Pagato a mano, uscirebbe due volte.',
  'refusal.amountTooLarge':
    'Supera l’importo massimo possibile e non può essere accreditato così com’è.',
  'refusal.payoutUnproven':
    'La catena non dimostra che non sia stato pagato nulla. Questo prelievo non può essere né rifiutato né inviato di nuovo.',
  'refusal.transactionNotSigned':
    'Il firmatario non ha firmato questa transazione per questo prelievo.',
  'refusal.notLookedAt': 'Apri il caso prima di decidere.',
  'refusal.photosUnopened': 'Guarda tutte le foto prima di verificare.',
  'refusal.idNumberTaken': 'Un altro utente è già verificato con questo numero di documento.',
  'refusal.pictureLinkOver': 'Il link a questa immagine è scaduto. Riapri il caso.',
  'refusal.picturesBusy': 'Ora non è possibile mostrare immagini. Riprova tra poco.',
  'refusal.adminNeeded': 'Solo un amministratore può modificare gli accessi.',
  'refusal.otherAdminCanDoIt': "C'è un altro amministratore che può farlo dalla console.",
} satisfies typeof en
