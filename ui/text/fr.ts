/** The kit's texts, in French. */
import type en from './en.ts'

export default {
  'ui.back': 'Retour',
  'ui.close': 'Fermer',
  'ui.confirm': 'Confirmer',
  'ui.cancel': 'Annuler',
  'ui.retry': 'Réessayer',
  'ui.loading': 'Chargement',
  'ui.loadMore': 'Voir plus',
  'ui.reconnecting': 'Reconnexion…',
  'ui.demo': 'Démo',
  'ui.unreachable': 'Impossible de joindre la plateforme. Vérifiez votre connexion et réessayez.',
  'ui.outcomeUnknown':
    'Aucune réponse. Vous pouvez réessayer sans risque : l’opération ne sera exécutée qu’une fois au plus.',
  'ui.empty': 'Rien ici pour l’instant.',
  'ui.all': 'Tout',
  'ui.amountMost': 'Maximum {amount} {asset}',
  'ui.amountLeast': 'Minimum {amount} {asset}',
  'ui.amountForm': 'Saisissez un nombre comme {example}',
  'ui.amountDecimals': 'Maximum {count} décimales',
} satisfies typeof en
