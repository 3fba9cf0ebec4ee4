/** What members are told about deposits by mail and SMS, in Italian. */
import type en from './en.ts'

export default {
  'credited.subject': 'Deposito accreditato: {amount} {asset}',
  'credited.body':
    'Il tuo deposito di {amount} {asset} tramite {network} è stato accreditato sul tuo conto spot.',
  'credited.short': 'Evenkeel: il tuo deposito di {amount} {asset} è stato accreditato.',
  'rejected.subject': 'Deposito rifiutato: {amount} {asset}',
  'rejected.body':
    'Il tuo deposito di {amount} {asset} tramite {network} è stato rifiutato.\n\nMotivo: {reason}',
  'rejected.short':
    'Evenkeel: il tuo deposito di {amount} {asset} è stato rifiutato. Motivo: {reason}',
  'test.subject': 'Fondi di prova accreditati: {amount} {asset}',
  'test.body':
    'I tuoi fondi di prova di {amount} {asset} sono stati accreditati sul tuo conto spot. Fuori da questa sandbox non hanno alcun valore.',
  'test.short': 'Evenkeel: i tuoi fondi di prova di {amount} {asset} sono stati accreditati.',
} satisfies typeof en
