/** What the assets say of a member's NFTs, in Russian. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT по минимальной цене',
  'nftOwned.noFloor': 'Нет минимальной цены',
  'nftOwned.total': 'Всего',
  'nftOwned.apart': 'В общую стоимость не входит.',
} satisfies typeof en
