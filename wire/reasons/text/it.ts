/** The usual reasons of decisions, as members read them, in Italian. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'Non abbiamo trovato questa transazione sulla rete.',
  'queues.reason.otherAddress': 'Il pagamento è andato a un altro indirizzo.',
  'queues.reason.amountDiffers': 'L’importo non corrisponde a quanto abbiamo ricevuto.',
  'queues.reason.notOurs': 'Questo pagamento non è stato fatto a noi.',
  'queues.reason.addressRisky': 'Per motivi di sicurezza non inviamo fondi a questo indirizzo.',
  'queues.reason.accountRisky':
    'Il tuo account richiede prima un controllo di sicurezza. Contatta l’assistenza clienti.',
  'queues.reason.identityUnclear': 'Dobbiamo prima verificare meglio la tua identità.',
  'queues.reason.photoUnreadable': 'Una foto non è leggibile. Scattala di nuovo.',
  'queues.reason.photoIncomplete': 'Il documento non è interamente nella foto.',
  'queues.reason.documentExpired': 'Il documento è scaduto.',
  'queues.reason.detailsDiffer': 'I tuoi dati non corrispondono a quelli del documento.',
  'queues.reason.notThePerson': 'La persona nella foto non è il titolare del documento.',
  'queues.reason.feedbackThanks': 'Grazie per il feedback. Lo abbiamo inoltrato al team.',
  'queues.reason.feedbackLookingInto':
    'Stiamo verificando e ti scriveremo nella chat di assistenza.',
  'queues.reason.feedbackSolved':
    'Ora dovrebbe essere risolto. In caso contrario, scrivici di nuovo.',
  'queues.reason.feedbackNeedsMore': 'Servono più dettagli. Scrivici nella chat di assistenza.',
} satisfies typeof en
