/** What members are notified of in the market, in English: the keys of every other language. */
export default {
  'priceAlertFired.title': 'Price alert',
  'priceAlertFired.body': '{pair} has reached {price}',
}
