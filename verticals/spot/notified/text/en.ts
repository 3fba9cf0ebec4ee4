/** What members are notified of in spot trading, in English: the keys of every other language. */
export default {
  'spotBought.title': 'Buy order filled',
  'spotBought.body': 'Bought {quantity} {asset} at {price} {quote}',
  'spotSold.title': 'Sell order filled',
  'spotSold.body': 'Sold {quantity} {asset} at {price} {quote}',
  'spotStopTriggered.title': 'Stop order triggered',
  'spotStopTriggered.body': '{pair}: triggered at {price}',
}
