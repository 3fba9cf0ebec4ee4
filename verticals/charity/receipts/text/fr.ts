/** What a receipt says, in French. */
import type en from './en.ts'

export default {
  'receipt.title': 'Reçu de don',
  'receipt.number': 'Numéro du reçu',
  'receipt.date': 'Date',
  'receipt.project': 'Projet',
  'receipt.donor': 'Donateur',
  'receipt.contact': 'Contact',
  'receipt.address': 'Adresse',
  'receipt.amount': 'Montant donné',
  'receipt.fiat': 'Montant en monnaie fiduciaire',
  'receipt.worth': 'Compté pour',
  'receipt.price': 'Cours de référence',
  'receipt.rate': 'Taux de change de référence',
  'receipt.received':
    '{issuer} confirme avoir reçu ce don et le conserve pour le projet indiqué jusqu’à son versement.',
  'receipt.nothingInReturn': 'Rien n’a été remis en échange. Aucuns frais n’ont été prélevés.',
  'receipt.check': 'La déductibilité fiscale dépend de la loi de votre lieu de résidence.',
  'receipt.sandbox':
    'Bac à sable : cette plateforme ne manipule pas d’argent réel et ce reçu n’atteste aucun don réel.',
} satisfies typeof en
