/** What the assets say of a member's NFTs, in English: the keys of every other language. */
export default {
  'nftOwned.title': 'NFTs at floor price',
  'nftOwned.noFloor': 'No floor price',
  'nftOwned.total': 'In total',
  'nftOwned.apart': 'Not included in the total valuation.',
}
