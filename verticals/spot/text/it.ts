/** Spot's texts, in Italian. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': 'La coppia di trading non esiste',
  'refusal.priceOffTick':
    "Il prezzo deve essere un multiplo dell'incremento di prezzo della coppia.",
  'refusal.quantityOffLot':
    "La quantità deve essere un multiplo dell'incremento di quantità della coppia.",
  'refusal.orderTooSmall': "L'ordine minimo è di {minimum} {asset}.",
  'refusal.orderTooLarge': "L'ordine è troppo grande.",
  'refusal.priceBeyondBand': 'Il prezzo è troppo lontano dal prezzo di mercato.',
  'refusal.priceFeedStale': 'Il feed dei prezzi è interrotto. Riprova tra poco.',
  'refusal.noLiquidity': "Al momento non c'è liquidità vicino al prezzo di mercato.",
  'refusal.wouldTake':
    'Questo ordine Post-Only verrebbe eseguito subito, quindi non è stato inserito.',
  'refusal.cannotFillWhole':
    "L'ordine non poteva essere eseguito subito per intero, quindi non è stato inserito.",
  'refusal.orderDoesNotExist': "L'ordine non esiste o è già chiuso.",
  'refusal.quantityBelowFilled': 'La nuova quantità deve essere superiore a quella già eseguita.',
  'refusal.cannotAmend':
    'Questo ordine non può essere modificato. Annullalo e inseriscine uno nuovo.',
  'refusal.tooManyOrders': 'Hai troppi ordini aperti. Annullane prima alcuni.',
  'refusal.clientIdUsed': 'Un ordine aperto usa già questo ID personalizzato.',
  'refusal.ocoPricesWrong':
    'Il prezzo limite e il prezzo di attivazione devono stare ai lati opposti del prezzo di mercato.',
  'refusal.termsNeverChange':
    'Le monete e gli incrementi di prezzo di una coppia non possono essere modificati.',
} satisfies typeof en
