/** What operators are refused about charity, in Italian. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'Esiste già un progetto con questo nome breve.',
  'refusal.projectUnsound':
    'Nome breve, obiettivo o fine non validi: minuscole e trattini, un obiettivo superiore a quanto raccolto, una fine entro cinque anni.',
  'refusal.payoutUnsound':
    'Un pagamento richiede un importo superiore a zero e un documento di prova.',
  'refusal.raisedExceeded': 'Al progetto restano da pagare solo {free} {asset}.',
  'refusal.custodyExceeded': 'Nel fondo di origine ci sono solo {free} {asset}.',
  'refusal.documentWrong': 'Il documento non è arrivato completo o non è un PDF, PNG o JPEG.',
} satisfies typeof en
