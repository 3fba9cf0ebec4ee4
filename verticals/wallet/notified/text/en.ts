/** What members are notified of in the wallet, in English: the keys of every other language. */
export default {
  'depositArrived.title': 'Deposit credited',
  'depositArrived.body': '{amount} {asset} has been credited to your spot account.',
  'depositTakenBack.title': 'Deposit reversed',
  'depositTakenBack.body': 'The network reversed your deposit of {amount} {asset}.',
  'depositTurnedDown.title': 'Deposit rejected',
  'depositTurnedDown.body': '{amount} {asset}. See the reason in your deposit records.',
  'withdrawalAsked.title': 'Withdrawal requested',
  'withdrawalAsked.body': '{amount} {asset}. Not you? Cancel it at once.',
  'withdrawalSent.title': 'Withdrawal completed',
  'withdrawalSent.body': '{amount} {asset} has been sent and confirmed.',
  'withdrawalTurnedDown.title': 'Withdrawal rejected',
  'withdrawalTurnedDown.body': '{amount} {asset} and the fee are back in your account.',
}
