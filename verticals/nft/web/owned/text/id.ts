/** What the assets say of a member's NFTs, in Indonesian. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT pada harga dasar',
  'nftOwned.noFloor': 'Tidak ada harga dasar',
  'nftOwned.total': 'Jumlah',
  'nftOwned.apart': 'Tidak termasuk dalam total nilai aset.',
} satisfies typeof en
