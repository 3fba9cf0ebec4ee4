/** NFT's names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': '收藏、質押、上架',
  'nft.teaserHint': '版稅捐作慈善',
} satisfies typeof en
