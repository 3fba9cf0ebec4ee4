/** What the assets say of a member's NFTs, in Vietnamese. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT theo giá sàn',
  'nftOwned.noFloor': 'Không có giá sàn',
  'nftOwned.total': 'Tổng cộng',
  'nftOwned.apart': 'Không tính vào tổng giá trị.',
} satisfies typeof en
