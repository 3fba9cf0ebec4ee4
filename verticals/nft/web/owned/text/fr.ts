/** What the assets say of a member's NFTs, in French. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT au prix plancher',
  'nftOwned.noFloor': 'Pas de prix plancher',
  'nftOwned.total': 'Au total',
  'nftOwned.apart': 'Non compris dans la valeur totale.',
} satisfies typeof en
