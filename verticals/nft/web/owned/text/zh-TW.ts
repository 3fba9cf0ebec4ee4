/** What the assets say of a member's NFTs, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT（按地板價）',
  'nftOwned.noFloor': '無地板價',
  'nftOwned.total': '合計',
  'nftOwned.apart': '不計入總估值。',
} satisfies typeof en
