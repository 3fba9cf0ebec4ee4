/** What members are notified of in options, in English: the keys of every other language. */
export default {
  'optionWon.title': 'Option won',
  'optionWon.body': '{pair}: profit of {profit} USDT on a stake of {stake} USDT',
  'optionLost.title': 'Option lost',
  'optionLost.body': '{pair}: the stake of {stake} USDT is lost',
  'optionRefunded.title': 'Option refunded',
  'optionRefunded.body': '{pair}: your stake of {stake} USDT is back in your account',
}
