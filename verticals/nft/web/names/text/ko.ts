/** NFT's names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'nft.name': 'NFT',
  'nft.teaser': '수집, 스테이킹, 판매',
  'nft.teaserHint': '로열티는 기부됩니다',
} satisfies typeof en
