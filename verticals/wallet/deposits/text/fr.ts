/** What members are told about deposits by mail and SMS, in French. */
import type en from './en.ts'

export default {
  'credited.subject': 'Dépôt crédité : {amount} {asset}',
  'credited.body':
    'Votre dépôt de {amount} {asset} via {network} a été crédité sur votre compte spot.',
  'credited.short': 'Evenkeel : votre dépôt de {amount} {asset} a été crédité.',
  'rejected.subject': 'Dépôt refusé : {amount} {asset}',
  'rejected.body':
    'Votre dépôt de {amount} {asset} via {network} a été refusé.\n\nMotif : {reason}',
  'rejected.short': 'Evenkeel : votre dépôt de {amount} {asset} a été refusé. Motif : {reason}',
  'test.subject': 'Fonds de test crédités : {amount} {asset}',
  'test.body':
    'Vos fonds de test de {amount} {asset} ont été crédités sur votre compte spot. Ils n’ont aucune valeur hors de ce bac à sable.',
  'test.short': 'Evenkeel : vos fonds de test de {amount} {asset} ont été crédités.',
} satisfies typeof en
