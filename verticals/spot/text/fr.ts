/** Spot's texts, in French. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': "La paire de trading n'existe pas",
  'refusal.priceOffTick': 'Le prix doit être un multiple du pas de prix de la paire.',
  'refusal.quantityOffLot': 'La quantité doit être un multiple du pas de quantité de la paire.',
  'refusal.orderTooSmall': "Le montant minimum d'un ordre est de {minimum} {asset}.",
  'refusal.orderTooLarge': 'Cet ordre dépasse la taille maximale.',
  'refusal.priceBeyondBand': 'Ce prix est trop éloigné du prix du marché.',
  'refusal.priceFeedStale': 'Le flux de prix est interrompu. Veuillez réessayer dans un instant.',
  'refusal.noLiquidity': "Aucune liquidité proche du prix du marché pour l'instant.",
  'refusal.wouldTake':
    "Cet ordre Post-Only serait exécuté immédiatement, il n'a donc pas été placé.",
  'refusal.cannotFillWhole':
    "Cet ordre ne pouvait pas être exécuté en totalité immédiatement, il n'a donc pas été placé.",
  'refusal.orderDoesNotExist': "Cet ordre n'existe pas ou est déjà clôturé.",
  'refusal.quantityBelowFilled':
    'La nouvelle quantité doit être supérieure à la quantité déjà exécutée.',
  'refusal.cannotAmend': 'Cet ordre ne peut pas être modifié. Annulez-le et placez-en un nouveau.',
  'refusal.tooManyOrders': "Vous avez trop d'ordres ouverts. Annulez-en d'abord quelques-uns.",
  'refusal.clientIdUsed': 'Un ordre ouvert utilise déjà cet identifiant personnalisé.',
  'refusal.ocoPricesWrong':
    "Le prix limite et le prix de déclenchement doivent être de part et d'autre du prix du marché.",
  'refusal.termsNeverChange':
    "Les cryptos et les pas de prix d'une paire ne peuvent pas être modifiés.",
} satisfies typeof en
