/** The NFT market's name in the console's navigation, in Spanish. */
import type en from './en.ts'

export default {
  'nft.page': 'Mercado NFT',
} satisfies typeof en
