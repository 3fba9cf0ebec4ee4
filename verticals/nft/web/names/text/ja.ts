/** NFT's names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': '収集・ステーキング・出品',
  'nft.teaserHint': 'ロイヤリティは寄付されます',
} satisfies typeof en
