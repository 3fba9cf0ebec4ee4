/** What the assets say of a member's NFTs, in Portuguese. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFTs a preço floor',
  'nftOwned.noFloor': 'Sem preço floor',
  'nftOwned.total': 'No total',
  'nftOwned.apart': 'Não entram no valor total.',
} satisfies typeof en
