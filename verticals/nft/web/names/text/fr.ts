/** NFT's names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Collectionnez, stakez, vendez',
  'nft.teaserHint': 'Les royalties sont reversées en dons',
} satisfies typeof en
