/** The NFT market's name in the console's navigation, in French. */
import type en from './en.ts'

export default {
  'nft.page': 'Marché NFT',
} satisfies typeof en
