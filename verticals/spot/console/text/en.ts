/** What a member did on the spot market, in English: the keys of every other language. */
export default {
  'happened.buyOrder': 'Buy order placed',
  'happened.sellOrder': 'Sell order placed',
}
