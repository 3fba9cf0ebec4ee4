/** What a receipt says, in German. */
import type en from './en.ts'

export default {
  'receipt.title': 'Spendenquittung',
  'receipt.number': 'Quittungsnummer',
  'receipt.date': 'Datum',
  'receipt.project': 'Projekt',
  'receipt.donor': 'Spender',
  'receipt.contact': 'Kontakt',
  'receipt.address': 'Adresse',
  'receipt.amount': 'Gespendeter Betrag',
  'receipt.fiat': 'Betrag in Fiatwährung',
  'receipt.worth': 'Angerechnet als',
  'receipt.price': 'Referenzkurs',
  'receipt.rate': 'Referenzkurs der Währung',
  'receipt.received':
    '{issuer} bestätigt den Erhalt dieser Spende und verwahrt sie bis zur Auszahlung für das oben genannte Projekt.',
  'receipt.nothingInReturn':
    'Eine Gegenleistung wurde nicht erbracht. Eine Gebühr wurde nicht erhoben.',
  'receipt.check': 'Ob sie steuerlich absetzbar ist, richtet sich nach dem Recht an Ihrem Wohnort.',
  'receipt.sandbox':
    'Sandbox: Diese Börse bewegt kein echtes Geld, und diese Quittung belegt keine echte Spende.',
} satisfies typeof en
