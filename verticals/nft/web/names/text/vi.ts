/** NFT's names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': 'Sưu tầm, stake, rao bán',
  'nft.teaserHint': 'Tiền bản quyền dành cho từ thiện',
} satisfies typeof en
