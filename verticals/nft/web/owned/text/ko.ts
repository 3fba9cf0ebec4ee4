/** What the assets say of a member's NFTs, in Korean. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT (바닥가 기준)',
  'nftOwned.noFloor': '바닥가 없음',
  'nftOwned.total': '합계',
  'nftOwned.apart': '총 평가액에는 포함되지 않습니다.',
} satisfies typeof en
