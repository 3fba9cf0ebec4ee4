/** What members are told about deposits by mail and SMS, in Portuguese. */
import type en from './en.ts'

export default {
  'credited.subject': 'Depósito creditado: {amount} {asset}',
  'credited.body':
    'Seu depósito de {amount} {asset} via {network} foi creditado na sua conta spot.',
  'credited.short': 'Evenkeel: seu depósito de {amount} {asset} foi creditado.',
  'rejected.subject': 'Depósito recusado: {amount} {asset}',
  'rejected.body':
    'Seu depósito de {amount} {asset} via {network} foi recusado.\n\nMotivo: {reason}',
  'rejected.short': 'Evenkeel: seu depósito de {amount} {asset} foi recusado. Motivo: {reason}',
  'test.subject': 'Fundos de teste creditados: {amount} {asset}',
  'test.body':
    'Seus fundos de teste de {amount} {asset} foram creditados na sua conta spot. Eles não têm valor fora deste sandbox.',
  'test.short': 'Evenkeel: seus fundos de teste de {amount} {asset} foram creditados.',
} satisfies typeof en
