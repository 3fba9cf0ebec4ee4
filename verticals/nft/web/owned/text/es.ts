/** What the assets say of a member's NFTs, in Spanish. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT a precio suelo',
  'nftOwned.noFloor': 'Sin precio suelo',
  'nftOwned.total': 'En total',
  'nftOwned.apart': 'No se incluyen en la valoración total.',
} satisfies typeof en
