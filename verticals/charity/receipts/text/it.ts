/** What a receipt says, in Italian. */
import type en from './en.ts'

export default {
  'receipt.title': 'Ricevuta di donazione',
  'receipt.number': 'Numero ricevuta',
  'receipt.date': 'Data',
  'receipt.project': 'Progetto',
  'receipt.donor': 'Donatore',
  'receipt.contact': 'Contatto',
  'receipt.address': 'Indirizzo',
  'receipt.amount': 'Importo donato',
  'receipt.fiat': 'Importo in valuta fiat',
  'receipt.worth': 'Conteggiato come',
  'receipt.price': 'Prezzo di riferimento',
  'receipt.rate': 'Tasso di cambio di riferimento',
  'receipt.received':
    '{issuer} conferma di aver ricevuto questa donazione e di custodirla per il progetto indicato fino al pagamento.',
  'receipt.nothingInReturn': 'Nulla è stato dato in cambio. Nessuna commissione è stata applicata.',
  'receipt.check': 'La deducibilità fiscale dipende dalla legge del luogo in cui vivi.',
  'receipt.sandbox':
    'Sandbox: questo exchange non muove denaro reale e questa ricevuta non attesta alcuna donazione reale.',
} satisfies typeof en
