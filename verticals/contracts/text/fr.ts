/** What the server answers about contracts, in French. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Ce contrat n’existe pas.',
  'refusal.lotsInvalid': 'Saisissez un nombre entier de lots, de 1 à {maximum}.',
  'refusal.leverageNotOffered': 'Ce levier n’est pas proposé pour ce contrat.',
  'refusal.distanceInvalid': 'La distance du stop suiveur doit être comprise entre 0,01 % et 50 %.',
  'refusal.marketClosed': 'Ce marché est fermé en ce moment. Il ouvre le {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'Vous pouvez clôturer au plus {lots} lots de cette position.',
  'refusal.positionTooLarge': 'Avec ce levier, une position peut valoir au plus {maximum} USDT.',
  'refusal.openInterestReached':
    'Seuls {lots} lots de plus peuvent être ouverts de ce côté pour l’instant.',
  'refusal.targetPriceWrong': 'Le take profit et le stop loss doivent être du bon côté du prix.',
  'refusal.tooManyTargets':
    'Une position peut avoir au plus {maximum} ordres de take profit et de stop loss.',
  'refusal.positionDoesNotExist': 'Vous n’avez pas cette position.',
  'refusal.contractTermsUnsound':
    'Ces conditions ne sont pas valables : les paliers doivent monter en valeur et en maintien et baisser en levier, les frais taker rester sous la marge de maintien, et celle-ci sous la marge du plus grand levier.',
  'refusal.maintenanceRaised':
    'La marge de maintien ne peut pas être relevée tant que des positions sont ouvertes : cela déplacerait leurs prix de liquidation.',
} satisfies typeof en
