/** The NFT market's name in the console's navigation, in English: the keys of every other language. */
export default {
  'nft.page': 'NFT market',
}
