/** What the platform says to a caller, in Italian. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'La richiesta contiene dati non validi. Controllali e riprova.',
  'refusal.keyMissing': 'Questa richiesta deve includere una chiave di idempotenza.',
  'refusal.keyReused':
    'Questa richiesta è già stata usata per un’altra operazione. Ricomincia da capo.',
  'refusal.keyExpired':
    'Questa richiesta ha più di un giorno e non è stata eseguita di nuovo. Controlla ordini e movimenti, poi ricomincia.',
  'refusal.keyFromFuture':
    'L’orologio di questo dispositivo è avanti rispetto all’exchange. Regolalo e riprova.',
  'refusal.tooManyKeys': 'Troppe richieste in poche ore. Riprova più tardi.',
  'refusal.notLoggedIn':
    'Non hai effettuato l’accesso o la sessione è scaduta. Accedi per continuare.',
  'refusal.sessionExpired': 'La sessione è scaduta. Accedi di nuovo.',
  'refusal.notAllowed': 'Non hai l’autorizzazione per farlo.',
  'refusal.stepUpNeeded': 'Conferma l’operazione con il secondo fattore.',
  'refusal.demoNotAllowed': 'Non disponibile sul conto demo. Passa al tuo conto reale.',
  'refusal.notFound': 'Non trovato.',
  'refusal.tooLarge': 'La richiesta è troppo grande.',
  'refusal.tooManyRequests': 'Troppe richieste. Attendi un momento.',
  'refusal.deadlinePassed':
    'L’operazione ha richiesto troppo tempo e non è stata eseguita. Riprova.',
  'refusal.exchangeBusy':
    'L’exchange è sovraccarico. Nessuna operazione è stata eseguita: riprova.',
  'refusal.decisionFailed':
    'Non è stato possibile elaborare la richiesta per un nostro errore. Non è stato eseguito nulla. Riprova più tardi o contatta l’assistenza.',
  'refusal.fieldUnreadable':
    'Una parte dei dati salvati non è leggibile: l’operazione non è stata eseguita. Contatti l’assistenza.',
  'refusal.historyBehind':
    'Lo storico è in ritardo di un momento. Nulla è andato perso; riprova tra poco.',
  'refusal.cancelOnly':
    'Al momento l’exchange accetta solo l’annullamento degli ordini. Nessuna operazione è stata eseguita: riprova più tardi.',
  'refusal.exchangeFrozen':
    'Le negoziazioni sono al momento sospese. Non è stato eseguito nulla; i tuoi fondi restano dove sono.',
  'refusal.maintenance':
    'L’exchange è in manutenzione. Non è stato eseguito nulla; riprova più tardi.',
  'refusal.withdrawalsFrozen':
    'I prelievi sono al momento sospesi. I tuoi fondi restano sul tuo conto.',
  'refusal.marketHalted':
    'Le negoziazioni su questo mercato sono sospese. Puoi comunque annullare gli ordini.',
  'refusal.marketHalted.named':
    'Le negoziazioni su {symbol} sono sospese. Puoi comunque annullare gli ordini.',
  'refusal.marketDelisted':
    'Questo mercato non accetta più nuovi ordini. Puoi ancora annullare quelli aperti.',
  'refusal.approvalNeeded': 'Questa modifica richiede l’approvazione di un secondo operatore.',
  'refusal.operatorNotEnrolled': 'Può farlo solo un operatore registrato.',
  'refusal.operatorTooNew':
    'Sei nuovo in questo ruolo: le tue approvazioni varranno tra {hours} h.',
  'refusal.serverError': 'Si è verificato un errore da parte nostra. Riprova più tardi.',
} satisfies typeof en
