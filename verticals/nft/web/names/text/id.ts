/** NFT's names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Koleksi, stake, jual',
  'nft.teaserHint': 'Royalti didonasikan',
} satisfies typeof en
