/** NFT's names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Colleziona, fai staking, vendi',
  'nft.teaserHint': 'Le royalty vanno in beneficenza',
} satisfies typeof en
