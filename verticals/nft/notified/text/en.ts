/** What members are notified of in the NFT market, in English: the keys of every other language. */
export default {
  'nftItemSold.title': 'NFT sold',
  'nftItemSold.body': '{item} was sold for {amount} USDT',
  'nftOfferAccepted.title': 'Offer accepted',
  'nftOfferAccepted.body': '{item} is yours for {amount} USDT',
  'nftOfferReceived.title': 'New offer for your NFT',
  'nftOfferReceived.body': '{item}: {amount} USDT offered',
  'nftOfferExpired.title': 'Offer expired',
  'nftOfferExpired.body': 'Your offer for {item} has expired. The money is available again.',
  'nftOrderExpired.title': 'NFT order expired',
  'nftOrderExpired.body': '{item} was not paid in time. Nothing was charged.',
  'nftStakeCompleted.title': 'Stake completed',
  'nftStakeCompleted.body': '{item} has earned its last reward and is free again.',
}
