/** What every receipt says, in Italian. */
import type en from './en.ts'

export default {
  'receipt.share': 'Condividi',
  'receipt.copyLink': 'Copia link',
  'receipt.verifyTitle': 'Verifica tu stesso',
  'receipt.verify': 'Verifica in questo browser',
  'receipt.verified': 'Verificato: tutto in questa ricevuta è corretto.',
  'receipt.notVerified':
    'Questa ricevuta non ha superato la verifica. Scaricala e conservala come prova.',
  'receipt.notPublished':
    'Fin qui è tutto corretto. Questo minuto della catena non è ancora pubblicato: verifica di nuovo tra un minuto.',
  'receipt.notSigned':
    'Tutto ciò che è stato possibile verificare è corretto. Questo browser non verifica le firme: apri la pagina via HTTPS in un browser aggiornato o verifica il file.',
  'receipt.stepRecorded': 'Ciò che dichiara è registrato nella catena delle ricevute',
  'receipt.stepSigned': 'La piattaforma ha firmato esattamente questa ricevuta',
  'receipt.stepPublished': 'I minuti, il blocco e la chiave corrispondono a quelli pubblicati',
  'receipt.download': 'Scarica ricevuta',
  'receipt.verifyOutside': 'Oppure controlla il file fuori da questa app:',
  'receipt.chainPlace': 'Posto nella catena',
  'receipt.minuteOf': 'Minuto {number} della catena',
  'receipt.blockOf': 'Blocco {number} della catena delle ricevute',
  'receipt.signedBy': 'Firmata con la chiave',
  'receipt.blocks': '{count, plural, one {# blocco} many {# di blocchi} other {# blocchi}}',
  'receipt.sourceSimulator': 'Mercato simulato',
  'receipt.sourceVenues': 'Mediana di {venues}',
} satisfies typeof en
