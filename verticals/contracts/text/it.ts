/** What the server answers about contracts, in Italian. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Questo contratto non esiste.',
  'refusal.lotsInvalid': 'Inserisci lotti interi, da 1 a {maximum}.',
  'refusal.leverageNotOffered': 'Questa leva non è disponibile per questo contratto.',
  'refusal.distanceInvalid': 'La distanza del trailing deve essere tra lo 0,01% e il 50%.',
  'refusal.marketClosed': 'Questo mercato è chiuso in questo momento. Apre il {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'Puoi chiudere al massimo {lots} lotti di questa posizione.',
  'refusal.positionTooLarge': 'Con questa leva una posizione può valere al massimo {maximum} USDT.',
  'refusal.openInterestReached':
    'Al momento si possono aprire solo altri {lots} lotti su questo lato.',
  'refusal.targetPriceWrong': 'Take profit e stop loss devono stare dal lato giusto del prezzo.',
  'refusal.tooManyTargets':
    'Una posizione può avere al massimo {maximum} ordini di take profit e stop loss.',
  'refusal.positionDoesNotExist': 'Non hai questa posizione.',
  'refusal.contractTermsUnsound':
    'Queste condizioni non sono valide: le fasce devono salire in valore e mantenimento e scendere in leva, la commissione taker deve restare sotto il mantenimento e questo sotto il margine della leva massima.',
  'refusal.maintenanceRaised':
    'Il mantenimento non può aumentare finché ci sono posizioni aperte: sposterebbe i loro prezzi di liquidazione.',
} satisfies typeof en
