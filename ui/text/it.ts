/** The kit's texts, in Italian. */
import type en from './en.ts'

export default {
  'ui.back': 'Indietro',
  'ui.close': 'Chiudi',
  'ui.confirm': 'Conferma',
  'ui.cancel': 'Annulla',
  'ui.retry': 'Riprova',
  'ui.loading': 'Caricamento',
  'ui.loadMore': 'Mostra altri',
  'ui.reconnecting': 'Riconnessione…',
  'ui.demo': 'Demo',
  'ui.unreachable': 'Impossibile raggiungere l’exchange. Controlla la connessione e riprova.',
  'ui.outcomeUnknown':
    'Nessuna risposta. Puoi riprovare senza rischi: verrà eseguito al massimo una volta.',
  'ui.empty': 'Ancora niente qui.',
  'ui.all': 'Tutto',
  'ui.amountMost': 'Massimo {amount} {asset}',
  'ui.amountLeast': 'Minimo {amount} {asset}',
  'ui.amountForm': 'Inserisci un numero come {example}',
  'ui.amountDecimals': 'Massimo {count} decimali',
} satisfies typeof en
