/** What operators are refused about charity, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'Ya existe un proyecto con este nombre corto.',
  'refusal.projectUnsound':
    'El nombre corto, la meta o el final no son válidos: minúsculas y guiones, una meta superior a lo recaudado, un final dentro de cinco años.',
  'refusal.payoutUnsound':
    'Un pago necesita un importe mayor que cero y un documento justificativo.',
  'refusal.raisedExceeded': 'Al proyecto solo le quedan {free} {asset} por pagar.',
  'refusal.custodyExceeded': 'En el origen del pago solo hay {free} {asset}.',
  'refusal.documentWrong': 'El documento no llegó completo o no es PDF, PNG ni JPEG.',
} satisfies typeof en
