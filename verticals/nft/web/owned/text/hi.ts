/** What the assets say of a member's NFTs, in Hindi. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'फ़्लोर कीमत पर NFT',
  'nftOwned.noFloor': 'फ़्लोर कीमत नहीं',
  'nftOwned.total': 'कुल',
  'nftOwned.apart': 'कुल मूल्य में शामिल नहीं।',
} satisfies typeof en
