/** Spot's texts, in English: the keys of every other language. */
export default {
  'refusal.pairDoesNotExist': 'Trading pair does not exist',
  'refusal.priceOffTick': "This price is not on the pair's price step.",
  'refusal.quantityOffLot': "This quantity is not on the pair's quantity step.",
  'refusal.orderTooSmall': 'The smallest order is {minimum} {asset}.',
  'refusal.orderTooLarge': 'This order is too large.',
  'refusal.priceBeyondBand': 'This price is too far from the market price.',
  'refusal.priceFeedStale': 'The price feed is interrupted. Please try again shortly.',
  'refusal.noLiquidity': 'Nobody offers a price close enough to the market right now.',
  'refusal.wouldTake': 'This post-only order would trade at once, so it was not placed.',
  'refusal.cannotFillWhole': 'This order could not be filled whole at once, so it was not placed.',
  'refusal.orderDoesNotExist': 'This order does not exist or is already closed.',
  'refusal.quantityBelowFilled': 'The new quantity must be above what is already filled.',
  'refusal.cannotAmend': 'This order cannot be changed. Cancel it and place a new one.',
  'refusal.tooManyOrders': 'You have too many open orders. Cancel some first.',
  'refusal.clientIdUsed': 'An open order already has this client id.',
  'refusal.ocoPricesWrong':
    'The limit price and the trigger price must be on opposite sides of the market price.',
  'refusal.termsNeverChange': "A pair's coins and price steps cannot be changed.",
}
