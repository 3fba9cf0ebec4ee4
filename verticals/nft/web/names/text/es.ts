/** NFT's names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Colecciona, haz staking, vende',
  'nft.teaserHint': 'Las regalías se donan',
} satisfies typeof en
