/** The messages about withdrawals, in Italian. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Prelievo di {amount} {asset} richiesto',
  'notice.requested.body':
    'Hai richiesto un prelievo di {amount} {asset} su {network} verso l’indirizzo che termina con {address}. Non sei stato tu? Annullalo subito nell’app, congela l’account nel centro sicurezza e cambia la password.',
  'notice.requested.short':
    'Evenkeel: prelievo di {amount} {asset} verso {address} richiesto. Non sei stato tu? Annulla subito nell’app.',
  'notice.byProgram.subject': 'Prelievo di {amount} {asset} richiesto con chiave API',
  'notice.byProgram.body':
    'Un programma con una delle tue chiavi API ha richiesto un prelievo di {amount} {asset} su {network} verso l’indirizzo che termina con {address}. Non sei stato tu? Annullalo subito nell’app, elimina la chiave nel centro sicurezza e congela l’account.',
  'notice.byProgram.short':
    'Evenkeel: una chiave API ha richiesto il prelievo di {amount} {asset} verso {address}. Non sei stato tu? Annulla subito nell’app.',
  'notice.approved.subject': 'Prelievo di {amount} {asset} approvato',
  'notice.approved.body':
    'Il tuo prelievo di {amount} {asset} su {network} è stato approvato e verrà inviato a breve. Non può più essere annullato.',
  'notice.approved.short':
    'Evenkeel: il tuo prelievo di {amount} {asset} è stato approvato e verrà inviato a breve.',
  'notice.cancelled.subject': 'Prelievo di {amount} {asset} annullato',
  'notice.cancelled.body':
    'Il tuo prelievo di {amount} {asset} su {network} è stato annullato. Importo e commissione sono di nuovo disponibili. Non sei stato tu? Cambia la password.',
  'notice.cancelled.short':
    'Evenkeel: il tuo prelievo di {amount} {asset} è stato annullato; il denaro è di nuovo disponibile.',
  'notice.paid.subject': 'Prelievo di {amount} {asset} completato',
  'notice.paid.body':
    '{amount} {asset} sono stati inviati su {network} e confermati. Trovi la transazione nello storico prelievi.',
  'notice.paid.short': 'Evenkeel: il tuo prelievo di {amount} {asset} è completato.',
  'notice.rejected.subject': 'Prelievo di {amount} {asset} rifiutato',
  'notice.rejected.body':
    'Il tuo prelievo di {amount} {asset} su {network} è stato rifiutato. Importo e commissione sono tornati sul conto; il motivo è nello storico prelievi.',
  'notice.rejected.short':
    'Evenkeel: il prelievo di {amount} {asset} è stato rifiutato; il denaro è tornato sul conto.',
  'code.words':
    'Il tuo codice per prelevare {amount} {asset} su {network} verso l’indirizzo che termina con {address}. Inseriscilo solo se questi sono gli ultimi 6 caratteri del tuo indirizzo di destinazione:',
} satisfies typeof en
