/** Why a call of the console about members is refused, in Italian. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'Questo utente non esiste.',
  'refusal.nothingPrivate': 'Qui non c’è più nulla.',
  'refusal.noteIsEmpty': 'Scrivi prima qualcosa.',
  'refusal.memberFrozen': 'Un operatore ha già congelato questo account.',
  'refusal.memberNotFrozen': 'Nessun operatore ha congelato questo account.',
  'refusal.noOutbox':
    'Questo exchange invia davvero i messaggi, quindi non c’è una posta in uscita.',
  'refusal.memberHoldsFunds':
    'Questo membro ha ancora: {holds}. Fallo pagare prima. Se vi si rinuncia, nessuno potrà più accedervi. Per rinunciarvi servono due amministratori.',
  'refusal.withdrawalsOpen':
    'Questo utente ha un prelievo aperto. Prima va pagato o rifiutato: con la cancellazione l’indirizzo va perso.',
} satisfies typeof en
