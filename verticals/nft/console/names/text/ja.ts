/** The NFT market's name in the console's navigation, in Japanese. */
import type en from './en.ts'

export default {
  'nft.page': 'NFTマーケット',
} satisfies typeof en
