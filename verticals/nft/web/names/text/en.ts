/** NFT's names in menus and on the first page, in English: the keys of every other language. */
export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Collect, stake, list',
  'nft.teaserHint': 'Royalties go to charity',
}
