/** The NFT market's name in the console's navigation, in Italian. */
import type en from './en.ts'

export default {
  'nft.page': 'Mercato NFT',
} satisfies typeof en
