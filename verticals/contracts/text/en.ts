/** What the server answers about contracts, in English: the keys of every other language. */
export default {
  'refusal.contractDoesNotExist': 'This contract does not exist.',
  'refusal.lotsInvalid': 'Enter whole lots, from 1 to {maximum}.',
  'refusal.leverageNotOffered': 'This leverage is not offered for this contract.',
  'refusal.distanceInvalid': 'The trailing distance must be between 0.01% and 50%.',
  'refusal.marketClosed': 'This market is closed right now. It opens on {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'You can close at most {lots} lots of this position.',
  'refusal.positionTooLarge': 'With this leverage a position may be worth at most {maximum} USDT.',
  'refusal.openInterestReached': 'Only {lots} more lots can be opened on this side right now.',
  'refusal.targetPriceWrong': 'Take-profit and stop-loss must be on the right side of the price.',
  'refusal.tooManyTargets':
    'A position can have at most {maximum} take-profit and stop-loss orders.',
  'refusal.positionDoesNotExist': 'You have no such position.',
  'refusal.contractTermsUnsound':
    'These terms are not valid: tiers must rise in value and maintenance and fall in leverage, the taker fee must stay below maintenance, and maintenance below the margin of the largest leverage.',
  'refusal.maintenanceRaised':
    'Maintenance cannot be raised while members hold positions: it would move their liquidation prices.',
}
