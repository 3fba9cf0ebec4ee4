/** NFT's names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Sammeln, staken, anbieten',
  'nft.teaserHint': 'Royaltys gehen an gute Zwecke',
} satisfies typeof en
