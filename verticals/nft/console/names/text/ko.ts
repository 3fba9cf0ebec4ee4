/** The NFT market's name in the console's navigation, in Korean. */
import type en from './en.ts'

export default {
  'nft.page': 'NFT 마켓',
} satisfies typeof en
