/** What the server answers about options, in English: the keys of every other language. */
export default {
  'refusal.termNotOffered': 'Options of this duration are not offered on this market right now.',
  'refusal.termsChanged': 'The payout has just changed. Check the new terms and order again.',
  'refusal.stakeBelowMinimum': 'The smallest stake is {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'The largest stake is {maximum} {asset}.',
  'refusal.stakeTooFine': 'A stake can have at most two decimals.',
  'refusal.expiryAfterClose':
    'The market closes on {closesUtc} (UTC), before this option would end. Choose a shorter time.',
  'refusal.priceStale':
    'There is no fresh price for this market right now. Please try again shortly.',
  'refusal.optionsArePaused':
    'You have paused options trading. You can order again when your pause is over.',
  'refusal.ownLossLimitReached':
    'This would exceed your own daily loss limit of {limit} {asset}. You can still stake {left} {asset} today.',
  'refusal.ownNumberLimitReached': 'You have reached your own limit of {limit} options a day.',
  'refusal.exposureReached':
    'The largest stake possible for this expiry right now is {free} {asset}.',
  'refusal.tooManyOptions':
    'You can have at most {maximum} open options. Wait until some are settled.',
  'refusal.limitsMalformed': 'This limit cannot be set.',
  'refusal.termsUnsound': 'These terms cannot be offered: check duration, payout and stakes.',
  'refusal.optionDoesNotExist': 'This option does not exist.',
  'refusal.receiptDoesNotExist': 'This receipt does not exist.',
}
