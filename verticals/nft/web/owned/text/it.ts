/** What the assets say of a member's NFTs, in Italian. */
import type en from './en.ts'

export default {
  'nftOwned.title': 'NFT al prezzo floor',
  'nftOwned.noFloor': 'Nessun prezzo floor',
  'nftOwned.total': 'In totale',
  'nftOwned.apart': 'Non inclusi nel valore totale.',
} satisfies typeof en
