/** What the server answers about options, in Italian. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered':
    'Al momento su questo mercato non sono offerte opzioni di questa durata.',
  'refusal.termsChanged':
    'Il rendimento è appena cambiato. Controlla le nuove condizioni e invia di nuovo l’ordine.',
  'refusal.stakeBelowMinimum': 'La puntata minima è {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'La puntata massima è {maximum} {asset}.',
  'refusal.stakeTooFine': 'Una puntata può avere al massimo due decimali.',
  'refusal.expiryAfterClose':
    'Il mercato chiude il {closesUtc} (UTC), prima della scadenza di questa opzione. Scegli una durata più breve.',
  'refusal.priceStale':
    'Al momento non è disponibile un prezzo aggiornato di questo mercato. Riprova tra poco.',
  'refusal.optionsArePaused':
    'Hai messo in pausa le opzioni. Potrai operare di nuovo al termine della pausa.',
  'refusal.ownLossLimitReached':
    'Supereresti il tuo limite di perdita giornaliera di {limit} {asset}. Oggi puoi ancora puntare {left} {asset}.',
  'refusal.ownNumberLimitReached': 'Hai raggiunto il tuo limite di {limit} opzioni al giorno.',
  'refusal.exposureReached':
    'La puntata massima possibile ora per questa scadenza è {free} {asset}.',
  'refusal.tooManyOptions':
    'Puoi avere al massimo {maximum} opzioni aperte. Attendi che alcune siano regolate.',
  'refusal.limitsMalformed': 'Questo limite non può essere impostato.',
  'refusal.termsUnsound':
    'Queste condizioni non possono essere offerte: controlla durata, rendimento e puntate.',
  'refusal.optionDoesNotExist': 'Questa opzione non esiste.',
  'refusal.receiptDoesNotExist': 'Questa ricevuta non esiste.',
} satisfies typeof en
