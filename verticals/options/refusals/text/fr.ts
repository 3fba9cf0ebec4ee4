/** What the server answers about options, in French. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered':
    'Les options de cette durée ne sont pas proposées sur ce marché pour l’instant.',
  'refusal.termsChanged':
    'Le gain vient de changer. Vérifiez les nouvelles conditions et placez l’ordre à nouveau.',
  'refusal.stakeBelowMinimum': 'La mise minimale est de {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'La mise maximale est de {maximum} {asset}.',
  'refusal.stakeTooFine': 'Une mise comporte au plus deux décimales.',
  'refusal.expiryAfterClose':
    'Le marché ferme le {closesUtc} (UTC), avant l’échéance de cette option. Choisissez une durée plus courte.',
  'refusal.priceStale':
    'Aucun prix récent n’est disponible sur ce marché. Réessayez dans un instant.',
  'refusal.optionsArePaused':
    'Vous avez mis les options en pause. Vous pourrez de nouveau passer des ordres à la fin de la pause.',
  'refusal.ownLossLimitReached':
    'Cela dépasserait votre propre limite de perte quotidienne de {limit} {asset}. Vous pouvez encore miser {left} {asset} aujourd’hui.',
  'refusal.ownNumberLimitReached':
    'Vous avez atteint votre propre limite de {limit} options par jour.',
  'refusal.exposureReached':
    'La mise maximale possible pour cette échéance est actuellement de {free} {asset}.',
  'refusal.tooManyOptions':
    'Vous pouvez avoir au plus {maximum} options ouvertes. Attendez que certaines soient réglées.',
  'refusal.limitsMalformed': 'Cette limite ne peut pas être définie.',
  'refusal.termsUnsound':
    'Ces conditions ne peuvent pas être proposées : vérifiez la durée, le gain et les mises.',
  'refusal.optionDoesNotExist': 'Cette option n’existe pas.',
  'refusal.receiptDoesNotExist': 'Ce reçu n’existe pas.',
} satisfies typeof en
