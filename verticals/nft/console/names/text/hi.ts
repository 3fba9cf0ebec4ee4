/** The NFT market's name in the console's navigation, in Hindi. */
import type en from './en.ts'

export default {
  'nft.page': 'NFT मार्केट',
} satisfies typeof en
