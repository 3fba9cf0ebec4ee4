/** What the assets say of a member's NFTs, in Japanese. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT（フロア価格）',
  'nftOwned.noFloor': 'フロア価格なし',
  'nftOwned.total': '合計',
  'nftOwned.apart': '総評価額には含まれません。',
} satisfies typeof en
