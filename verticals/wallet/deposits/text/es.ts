/** What members are told about deposits by mail and SMS, in Spanish. */
import type en from './en.ts'

export default {
  'credited.subject': 'Depósito acreditado: {amount} {asset}',
  'credited.body':
    'Tu depósito de {amount} {asset} por {network} se ha acreditado en tu cuenta spot.',
  'credited.short': 'Evenkeel: tu depósito de {amount} {asset} se ha acreditado.',
  'rejected.subject': 'Depósito rechazado: {amount} {asset}',
  'rejected.body':
    'Tu depósito de {amount} {asset} por {network} ha sido rechazado.\n\nMotivo: {reason}',
  'rejected.short': 'Evenkeel: tu depósito de {amount} {asset} ha sido rechazado. Motivo: {reason}',
  'test.subject': 'Fondos de prueba acreditados: {amount} {asset}',
  'test.body':
    'Tus fondos de prueba de {amount} {asset} se han acreditado en tu cuenta spot. No tienen valor fuera de este sandbox.',
  'test.short': 'Evenkeel: tus fondos de prueba de {amount} {asset} se han acreditado.',
} satisfies typeof en
